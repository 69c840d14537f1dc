import game from "../../../../../src/pyramidion/messages/fr/expedition.ftl?raw";

const site = import.meta.glob<string>("./fr/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default [game, ...Object.values(site)];
