import type { QueryClient } from "@tanstack/react-query";
import type { LiveChange } from "#contract/desk/live.ts";
import { memberLabel } from "../components/names.ts";
import { membersQuery, meQuery } from "./members.ts";
import { toastError, toasts } from "./toasts.ts";

/** What a bulk change assigns is told as one message. */
const collectMs = 1_000;
let assignedToMe: { reference: string; actorId: string | undefined }[] = [];

async function tellAssigned(queries: QueryClient) {
  const [first, ...others] = assignedToMe;
  assignedToMe = [];
  const members = await queries.ensureQueryData(membersQuery).catch(() => []);
  const colleague = members.find(({ id }) => id === first?.actorId);
  const isByOne = others.every(({ actorId }) => actorId === first?.actorId);
  const by = !isByOne ? "Colleagues" : colleague ? memberLabel(colleague) : "A colleague";
  const subject = others.length === 0 ? first?.reference : `${others.length + 1} applications`;
  toasts.add({ title: `${by} assigned ${subject} to you` });
}

/** Tells the signed-in member of a change that concerns them: their reply failed or is held, or they were assigned or asked to read something. */
export function tellMember(
  queries: QueryClient,
  { reference, actorId, assigneeId, failedReplyBy, heldReplyBy, readerId }: LiveChange,
) {
  const myId = queries.getQueryData(meQuery.queryKey)?.member.id;
  if (!myId || !reference) return;
  if (failedReplyBy === myId) {
    toastError(`Your reply to ${reference} could not be delivered`, "“Emails” shows why.");
  }
  if (heldReplyBy === myId) {
    toastError(
      `Your reply to ${reference} was not sent`,
      "Something changed after you scheduled it. The application shows what.",
    );
  }
  if (readerId === myId && actorId !== myId) toasts.add({ title: `You were asked to judge ${reference}` });
  if (assigneeId === myId && actorId !== myId) {
    if (assignedToMe.length === 0) setTimeout(tellAssigned, collectMs, queries);
    assignedToMe.push({ reference, actorId });
  }
}
