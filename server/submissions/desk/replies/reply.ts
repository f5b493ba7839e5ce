import type { Reply } from "#contract/desk/application.ts";
import type { ReplyWithState } from "../../../store/repositories/replies.ts";
import type { StoredReplyFile } from "../../../store/tables/schema.ts";
import { toReplyFile } from "./reply-files.ts";

/**
 * What became of a reply. `state` is that of its mail, `delivery` is stored with the reply: the mail of a held reply is
 * cancelled, that of a scheduled one waits like any other. Once it was tried, it can no longer be discarded.
 */
export function stateOf({ state, delivery, attempts }: ReplyWithState): Reply["state"] {
  if (delivery === "held" && state === "cancelled") return "held";
  return delivery === "scheduled" && state === "queued" && attempts === 0 ? "scheduled" : state;
}

/** A reply as the desk shows it. @param files of its submission */
export function toReply(stored: ReplyWithState, files: StoredReplyFile[]): Reply {
  const { id, authorId, subject, text, createdAt, sendAt, sentAt } = stored;
  const attached = files.filter(({ replyId }) => replyId === id).map(toReplyFile);
  return { id, authorId, subject, text, createdAt, sendAt, state: stateOf(stored), sentAt, files: attached };
}
