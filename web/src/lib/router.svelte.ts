// Which page is shown, by its address.

export type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "replay"; readonly table: string; readonly number: number }
  | { readonly page: "me" }
  | { readonly page: "training" }
  | { readonly page: "daily" }
  | { readonly page: "privacy" }
  | { readonly page: "missing" };

/** The page of an address. */
export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  if (first === "replay" && rest.length <= 1) return replay(second, rest[0] ?? "");
  if (rest.length > 0) return { page: "missing" };
  if (first === "") return { page: "home" };
  if (first === "t" && second) return { page: "table", code: decoded(second) };
  if (first === "rules") return { page: "rules", game: second || "silver_gold" };
  if (first === "me" && !second) return { page: "me" };
  if (first === "training" && !second) return { page: "training" };
  if (first === "daily" && !second) return { page: "daily" };
  if (first === "privacy" && !second) return { page: "privacy" };
  return { page: "missing" };
}

/** A match of a table by its number; without them, the page that takes any record. */
function replay(table: string, number: string): Route {
  if (table === "" && number === "") return { page: "replay", table: "", number: 0 };
  if (!/^[1-9]\d{0,5}$/.test(number)) return { page: "missing" };
  return { page: "replay", table: decoded(table), number: Number(number) };
}

/** Part of an address as text; one that is no text stays as it is, and is no table's code. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let route = $state.raw<Route>(routeOf(location.pathname));

/** The page that is shown. */
export function currentRoute(): Route {
  return route;
}

/** Go to an address of the site. */
export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
}

function arrive(): void {
  const next = routeOf(location.pathname);
  const isSame = JSON.stringify(next) === JSON.stringify(route);
  route = next;
  if (isSame && !location.hash) return;
  if (!location.hash) scrollTo(0, 0);
}

/** Follow links within the site without loading it again. */
export function watchLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.pathname === location.pathname && link.hash) location.hash = link.hash;
    else go(link.pathname + link.hash);
  });
}
