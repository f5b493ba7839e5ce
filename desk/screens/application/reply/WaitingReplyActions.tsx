import { useMutation } from "@tanstack/react-query";
import type { Reply } from "#contract/desk/application.ts";
import { replyApi } from "#contract/desk/replies.ts";
import { call } from "../../../api/call.ts";
import { Button } from "../../../components/ui/Button.tsx";

/** Sends a scheduled or held reply at once, or discards it. */
export function WaitingReplyActions({ reply: { id }, reference }: { reply: Reply; reference: string }) {
  const meta = { failure: "The reply was not changed", refetch: { kind: "application" as const, reference } };
  const params = { id };
  const send = useMutation({ mutationFn: () => call(replyApi.sendNow, { params }), meta });
  const discard = useMutation({ mutationFn: () => call(replyApi.undo, { params }), meta });
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
