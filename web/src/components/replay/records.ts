// Records from the visitor's own files.

import { Refusal } from "../../lib/api";
import type { Replayed } from "../../lib/protocol";

/** The largest record that the server reads, in bytes. */
export const LARGEST_RECORD = 2 * 1024 * 1024;

/** A record that the server has verified: its text, and the match in it. */
export interface OpenedRecord {
  readonly text: string;
  readonly match: Replayed;
}

/** Where a record is put down by one page for the next. */
let carried: OpenedRecord | null = null;

/** The text of a file; refused before it is sent if the server would find it too large. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > LARGEST_RECORD) throw new Refusal("too-large", { largest: LARGEST_RECORD });
  try {
    return await file.text();
  } catch {
    // A folder looks like a file until it is read.
    throw new Refusal("replay-file-unreadable");
  }
}

/** Put a record down for the page that takes any record. */
export function carry(record: OpenedRecord): void {
  carried = record;
}

/** Pick up what was put down, once. */
export function pickUp(): OpenedRecord | null {
  const record = carried;
  carried = null;
  return record;
}
