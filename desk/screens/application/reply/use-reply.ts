import { useMutation, useQueryClient } from "@tanstack/react-query";
import { replySchema } from "#contract/desk/application.ts";
import type { NewReply } from "#contract/desk/replies.ts";
import { applicationQuery } from "../../../api/application.ts";
import { errorText, request, requestEmpty } from "../../../api/client.ts";
import { toastError, toasts, toastUndo } from "../../../api/toasts.ts";

type Options = {
  reference: string;
  /** Who gets it, for messages. */
  name: string;
  /** The reply is stored; it leaves in ten seconds. */
  onQueued: () => void;
  /** It was taken back in time. */
  onUndone: (reply: NewReply) => void;
};

/** Sends a reply, and offers to undo it until it leaves. */
export function useReply({ reference, name, onQueued, onUndone }: Options) {
  const queries = useQueryClient();
  const refetch = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: applicationQuery(reference).queryKey }),
      queries.invalidateQueries({ queryKey: ["inbox"] }),
      queries.invalidateQueries({ queryKey: ["counts"] }),
    ]);

  async function undo(reply: NewReply) {
    try {
      await requestEmpty(`replies/${reply.id}`, { method: "DELETE" });
      onUndone(reply);
      toasts.add({ title: "Reply taken back", description: "Its text is kept as a draft." });
    } catch (error) {
      toastError("The reply could not be taken back", errorText(error));
    }
    await refetch();
  }

  return useMutation({
    mutationFn: (reply: NewReply) =>
      request(replySchema, `applications/${encodeURIComponent(reference)}/replies`, {
        method: "POST",
        body: reply,
      }),
    onSuccess: (_, reply) => {
      onQueued();
      toastUndo(`Reply to ${name} leaves in 10 seconds`, () => void undo(reply));
      return refetch();
    },
    // After a conflict the composer shows how the application is now.
    onError: refetch,
  });
}
