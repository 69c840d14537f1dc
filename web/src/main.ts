import "@fontsource/young-serif/latin-400.css";
import "@fontsource-variable/figtree/wght.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchErrors } from "./lib/errors";
import { speak } from "./lib/i18n.svelte";
import { watchLinks } from "./lib/router.svelte";
import { dress, settings } from "./lib/settings.svelte";

watchErrors();
watchLinks();
dress();
await speak(settings.language);
mount(App, { target: document.body.querySelector("#app") as HTMLElement });
