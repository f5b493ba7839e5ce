import type { InboxRow } from "#contract/desk/inbox.ts";

/** Each text is read before it is sent, and more are not read. */
export const maxReplies = 30;

/** Whether these applications can get replies together: their form has the same templates, and each can be answered. */
export const canWriteToSeveral = (rows: readonly InboxRow[]): boolean =>
  rows.length <= maxReplies &&
  new Set(rows.map(({ form }) => form)).size === 1 &&
  rows.every(({ status, isBlind }) => status === "accepted" && !isBlind);
