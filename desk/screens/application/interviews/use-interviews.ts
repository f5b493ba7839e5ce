import { useMutation } from "@tanstack/react-query";
import { type Interview, interviewApi, type NewInterview } from "#contract/desk/interviews.ts";
import { call } from "../../../api/call.ts";
import { useRefetch } from "../../../api/refetch.ts";
import { undoReply } from "../../../api/replies.ts";
import { toasts, toastUndo } from "../../../api/toasts.ts";

/** Offering times for an interview, moving it and cancelling it. @param name who gets the offer, for messages */
export function useInterviews(reference: string, name: string) {
  const refetch = useRefetch();

  async function undo({ replyId }: NewInterview) {
    await undoReply(replyId, { title: "The times were not sent" }, "The email could not be taken back");
    await refetch("application", reference);
  }

  const offer = useMutation({
    mutationFn: (body: NewInterview) => call(interviewApi.offer, { params: { reference }, body }),
    onSuccess: (_, body) =>
      toastUndo(`The times will be sent to ${name} in 10 seconds`, () => void undo(body)),
    meta: { refetch: { kind: "application", reference } },
  });
  const move = useMutation({
    mutationFn: ({ interview, startsAt }: { interview: Interview; startsAt: string }) =>
      call(interviewApi.move, {
        params: { id: interview.id },
        body: { startsAt, seenStartsAt: interview.startsAt },
      }),
    onSuccess: () =>
      toasts.add({
        title: "The meeting is set",
        description: "Everybody taking part gets an invitation by email.",
      }),
    meta: { refetch: { kind: "application", reference } },
  });
  const cancel = useMutation({
    mutationFn: ({ id, startsAt }: Interview) =>
      call(interviewApi.cancel, { params: { id }, query: { seenStartsAt: startsAt ?? "none" } }),
    onSuccess: () => toasts.add({ title: "The meeting is cancelled" }),
    meta: { refetch: { kind: "application", reference } },
  });
  return { offer, move, cancel };
}
