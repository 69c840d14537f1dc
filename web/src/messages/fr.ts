import kernel from "../../../src/pyramidion/messages/fr/kernel.ftl?raw";
import server from "../../../src/pyramidion/messages/fr/server.ftl?raw";

const site = import.meta.glob<string>("./fr/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default [kernel, server, ...Object.values(site)];
