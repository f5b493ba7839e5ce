import { type QueryClient, useMutation, useQueries, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount } from "#contract/count.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { type NewReply, type ReplyTemplate, replyApi } from "#contract/desk/replies.ts";
import { applicationQuery } from "../../../api/application.ts";
import { call } from "../../../api/call.ts";
import { errorText, hasStatus, isConflict } from "../../../api/client.ts";
import { useRefetch } from "../../../api/refetch.ts";
import { replyTemplatesQuery } from "../../../api/replies.ts";
import { toastError, toasts, toastUndo } from "../../../api/toasts.ts";
import { applicantName } from "../../../components/names.ts";

export type Draft = Pick<NewReply, "subject" | "text">;

/** The templates of several applications, and the reply to each that is being written from one of them. */
export function useSeveralReplies(rows: readonly InboxRow[], preferred: "reply" | "decline") {
  const queries = useQueries({ queries: rows.map(({ reference }) => replyTemplatesQuery(reference)) });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [edited, setEdited] = useState<Record<string, Draft>>({});
  const common = queries[0]?.data?.templates ?? [];
  const first =
    common.find(({ declines, stage }) =>
      preferred === "decline" ? declines : !declines && stage === null,
    ) ?? common[0];
  const template: ReplyTemplate | undefined = common.find(({ id }) => id === chosenId) ?? first;
  const keyOf = (reference: string) => `${template?.id} ${reference}`;
  const draftOf = (index: number): Draft | undefined => {
    const { reference = "" } = rows[index] ?? {};
    const own = queries[index]?.data?.templates.find(({ id }) => id === template?.id);
    return edited[keyOf(reference)] ?? (own && { subject: own.subject, text: own.text });
  };
  return {
    templates: common,
    template,
    choose: setChosenId,
    isLoading: queries.some(({ isPending }) => isPending),
    error: queries.find(({ error }) => error)?.error ?? null,
    addressOf: (index: number) => queries[index]?.data?.to ?? "",
    draftOf,
    edit: (index: number, change: Partial<Draft>) => {
      const draft = draftOf(index);
      const { reference = "" } = rows[index] ?? {};
      if (draft) setEdited({ ...edited, [keyOf(reference)]: { ...draft, ...change } });
    },
  };
}

/** Why a reply was not sent. Without an answer it may have been: the same one again is sent once. */
const failureText = (error: unknown) =>
  hasStatus(error, 0)
    ? "The server did not respond. Please send this reply again. If it was sent already, the applicant does not get it twice."
    : errorText(error);

/** What became of a reply; the row is the one that the next attempt is about. */
export type Outcome = { row: InboxRow; reply: NewReply; failure: string | null };

async function sendOne(queries: QueryClient, row: InboxRow, reply: NewReply): Promise<Outcome> {
  const { reference } = row;
  try {
    await call(replyApi.send, { params: { reference }, body: reply });
    return { row, reply, failure: null };
  } catch (error) {
    const now =
      isConflict(error) &&
      (await queries.fetchQuery({ ...applicationQuery(reference), staleTime: 0 }).catch(() => null));
    return { row: now ? now.application : row, reply, failure: failureText(error) };
  }
}

/** Sends a reply to each of several applications, and offers to undo all of them until they leave. */
export function useSendSeveral() {
  const queries = useQueryClient();
  const refetch = useRefetch();

  async function undo(sent: Outcome[]) {
    const results = await Promise.allSettled(
      sent.map(({ reply }) => call(replyApi.undo, { params: { id: reply.id } })),
    );
    const gone = sent.filter((_, index) => results[index]?.status === "rejected");
    if (gone.length === 0) toasts.add({ title: "No reply was sent" });
    else {
      const names = gone.map(({ row }) => applicantName(row)).join(", ");
      toastError(
        `${formatCount(gone.length, "reply", "replies")} could not be taken back`,
        `These applicants’ emails are already on their way: ${names}.`,
      );
    }
    await refetch("application");
  }

  return useMutation({
    mutationFn: (replies: { row: InboxRow; reply: NewReply }[]): Promise<Outcome[]> =>
      Promise.all(replies.map(({ row, reply }) => sendOne(queries, row, reply))),
    onSuccess: (outcomes) => {
      const sent = outcomes.filter(({ failure }) => failure === null);
      if (sent.length > 0) {
        const title = formatCount(sent.length, "reply", "replies");
        toastUndo(`${title} will be sent in 10 seconds`, () => void undo(sent));
      }
      const failed = outcomes.length - sent.length;
      if (failed > 0)
        toastError(`Not sent: ${failed} of ${formatCount(outcomes.length, "reply", "replies")}`);
    },
    meta: { refetch: "application" },
  });
}
