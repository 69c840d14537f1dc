// The browser's own notices, for who has left the tab and whose turn it is.

/** Whether notices can be shown: `missing` browsers have none, `insecure` addresses may not. */
export type NoticeState = "granted" | "default" | "denied" | "insecure" | "missing";

let shown: Notification | null = null;
let hasFailed = false;

/** Whether this browser and this address could show a notice at all. */
export function canNotify(): boolean {
  return !["insecure", "missing"].includes(noticeState());
}

/** How it stands with the browser's permission. */
export function noticeState(): NoticeState {
  if (!("Notification" in globalThis) || hasFailed) return "missing";
  return isSecureContext ? Notification.permission : "insecure";
}

/** Ask for permission; to be called when somebody has pressed something. */
export async function askForNotices(): Promise<NoticeState> {
  if (noticeState() === "default") await Notification.requestPermission();
  return noticeState();
}

/** Show a notice, in place of the last one of the same table; false if the browser does not. */
export function notify(title: string, body: string, table: string): boolean {
  if (noticeState() !== "granted") return false;
  try {
    const notice = new Notification(title, { body, tag: table });
    notice.onclick = () => {
      focus();
      notice.close();
    };
    shown = notice;
    return true;
  } catch {
    // Phones have the name, but only let a service worker use it.
    hasFailed = true;
    return false;
  }
}

/** Tell of a turn, or of the end, to who does not see the page. */
export function notifyHidden(title: string, body: string, table: string): boolean {
  return document.hidden && notify(title, body, table);
}

/** Take the notice away: who has come back has seen it. */
export function withdrawNotice(): void {
  shown?.close();
  shown = null;
}
