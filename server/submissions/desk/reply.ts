import type { Reply } from "#contract/desk/application.ts";
import type { ReplyWithState } from "../../store/replies.ts";

/** A reply as the desk shows it. */
export function toReply(stored: ReplyWithState): Reply {
  const { id, authorId, subject, text, createdAt, sendAt, state, sentAt } = stored;
  return { id, authorId, subject, text, createdAt, sendAt, state, sentAt };
}
