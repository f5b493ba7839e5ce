import { useMutation } from "@tanstack/react-query";
import type { Reply } from "#contract/desk/application.ts";
import { replyApi } from "#contract/desk/replies.ts";
import { call } from "../../../api/call.ts";
import { errorText } from "../../../api/client.ts";
import { useRefetch } from "../../../api/refetch.ts";
import { toastError } from "../../../api/toasts.ts";
import { Button } from "../../../components/ui/Button.tsx";

/** Sends a scheduled or held reply at once, or discards it. */
export function WaitingReplyActions({ reply: { id }, reference }: { reply: Reply; reference: string }) {
  const refetch = useRefetch();
  const options = {
    onError: (error: Error) => toastError("Nothing was changed", errorText(error)),
    onSettled: () => refetch("application", reference),
  };
  const params = { id };
  const send = useMutation({ mutationFn: () => call(replyApi.sendNow, { params }), ...options });
  const discard = useMutation({ mutationFn: () => call(replyApi.undo, { params }), ...options });
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
