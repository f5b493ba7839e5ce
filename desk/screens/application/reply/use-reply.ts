import { useMutation } from "@tanstack/react-query";
import { type NewReply, replyApi } from "#contract/desk/replies.ts";
import { call } from "../../../api/call.ts";
import { useRefetch } from "../../../api/refetch.ts";
import { undoReply } from "../../../api/replies.ts";
import { toastUndo } from "../../../api/toasts.ts";
import { useUnseenFailure } from "../../../api/use-unseen-failure.ts";
import { formatFullTime } from "../../../components/format-time.ts";

type Options = {
  reference: string;
  /** Who gets it, for messages. */
  name: string;
  /** The reply is stored; it leaves in ten seconds, or when it is scheduled. */
  onQueued: () => void;
  /** It was taken back in time. */
  onUndone: (reply: NewReply) => Promise<unknown>;
};

/** What a button says while a reply is being sent, or waits for the network. */
export const sendingText = ({ isPaused }: { isPaused: boolean }) =>
  isPaused ? "Waiting for the connection …" : "Sending …";

/** Sends a reply, and offers to undo it until it leaves. */
export function useReply({ reference, name, onQueued, onUndone }: Options) {
  const refetch = useRefetch();
  const tellUnseenFailure = useUnseenFailure();

  async function undo(reply: NewReply) {
    const done = { title: "The reply was not sent", description: "Its text is kept as a draft." };
    if (await undoReply(reply.id, done, "The reply could not be taken back")) await onUndone(reply);
    await refetch("application", reference);
  }

  return useMutation({
    mutationFn: (body: NewReply) => call(replyApi.send, { params: { reference }, body }),
    onSuccess: ({ state, sendAt }, reply) => {
      onQueued();
      const when = state === "scheduled" ? `on ${formatFullTime(sendAt)}` : "in 10 seconds";
      toastUndo(`Reply to ${name} will be sent ${when}`, () => void undo(reply));
    },
    onSettled: (_reply, error) =>
      tellUnseenFailure(error, `The reply to ${name} was not sent. Its text is kept as a draft`),
    // After a conflict the composer shows how the application is now.
    meta: { refetch: { kind: "application", reference } },
  });
}
