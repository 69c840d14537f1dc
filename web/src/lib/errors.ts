// Errors of the page: told to the server's log, and to whoever shows them.

import { VERSION } from "./protocol";

const MOST_REPORTS = 10;
let reports = 0;
const listeners: ((message: string) => void)[] = [];

/** Be told of every error of the page. */
export function onError(listener: (message: string) => void): void {
  listeners.push(listener);
}

/** Tell the server and the page of an error; never throws. */
export function reportError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  for (const listener of listeners) listener(message);
  if (reports >= MOST_REPORTS) return;
  reports += 1;
  const told = {
    message: message.slice(0, 500),
    where: placeOf(error).slice(0, 300),
    page: location.pathname.slice(0, 200),
    version: VERSION,
  };
  fetch("/api/errors", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(told),
  }).catch(() => {});
}

/** Script, line and column of an error, without what may be private in an address. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return /([\w.-]+\.js:\d+:\d+)/.exec(stack)?.[1] ?? "";
}

/** Watch for errors that nobody caught. */
export function watchErrors(): void {
  addEventListener("error", (event) => reportError(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => reportError(event.reason));
}
