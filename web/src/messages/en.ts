import kernel from "../../../src/pyramidion/messages/en/kernel.ftl?raw";
import server from "../../../src/pyramidion/messages/en/server.ftl?raw";

const site = import.meta.glob<string>("./en/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default [kernel, server, ...Object.values(site)];
