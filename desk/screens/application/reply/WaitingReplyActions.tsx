import { useMutation } from "@tanstack/react-query";
import type { Reply } from "#contract/desk/application.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { replyApi } from "#contract/desk/replies.ts";
import { call } from "../../../api/call.ts";
import { useRefetch } from "../../../api/refetch.ts";
import { undoReply } from "../../../api/replies.ts";
import { toasts, toastUndo } from "../../../api/toasts.ts";
import { applicantName } from "../../../components/names.ts";
import { Button } from "../../../components/ui/Button.tsx";

/** Sends a scheduled or held reply at once, which can be undone until it leaves, or discards it. */
export function WaitingReplyActions({ reply: { id }, application }: { reply: Reply; application: InboxRow }) {
  const { reference } = application;
  const refetch = useRefetch();
  const meta = { failure: "The reply was not changed", refetch: { kind: "application" as const, reference } };
  const params = { id };
  async function undo() {
    const done = {
      title: "The reply was not sent",
      description: "It is cancelled; its text stays in the timeline.",
    };
    await undoReply(id, done, "The reply could not be taken back");
    await refetch("application", reference);
  }
  const send = useMutation({
    mutationFn: () => call(replyApi.sendNow, { params }),
    onSuccess: () =>
      toastUndo(`Reply to ${applicantName(application)} will be sent in 10 seconds`, () => void undo()),
    meta,
  });
  const discard = useMutation({
    mutationFn: () => call(replyApi.undo, { params }),
    onSuccess: () => toasts.add({ title: "The reply is discarded" }),
    meta,
  });
  const isBusy = send.isPending || discard.isPending;
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      <Button disabled={isBusy} onClick={() => send.mutate()}>
        Send now
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={() => discard.mutate()}>
        Discard
      </Button>
    </p>
  );
}
