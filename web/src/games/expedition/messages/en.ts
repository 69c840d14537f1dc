import game from "../../../../../src/pyramidion/messages/en/expedition.ftl?raw";

const site = import.meta.glob<string>("./en/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default [game, ...Object.values(site)];
