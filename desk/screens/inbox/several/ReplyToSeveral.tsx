import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { formatCount } from "#contract/count.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { gap } from "#contract/desk/replies.ts";
import { applicationQuery } from "../../../api/application.ts";
import { errorText } from "../../../api/client.ts";
import { useMember } from "../../../api/members.ts";
import { applicantName } from "../../../components/names.ts";
import { TemplatePicker } from "../../../components/TemplatePicker.tsx";
import { FormDialog } from "../../../components/ui/FormDialog.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { inputStyle, textAreaStyle } from "../../../components/ui/field-style.ts";
import { ReplyChanges } from "../../application/reply/ReplyChanges.tsx";
import { unseenChanges } from "../../application/reply/unseen-changes.ts";
import { sendingText } from "../../application/reply/use-reply.ts";
import { useSendSeveral, useSeveralReplies } from "./use-several-replies.ts";

type Props = {
  rows: readonly InboxRow[];
  /** The list as it is now. */
  list: readonly InboxRow[];
  mode: "reply" | "decline";
  onClose: () => void;
};

/** Tells what colleagues did to an application since its reply was begun. */
function ChangesMeanwhile({ row: { reference, version } }: { row: InboxRow }) {
  const { data } = useQuery(applicationQuery(reference));
  const { id } = useMember();
  if (!data) return null;
  const { changes } = unseenChanges(data, id, version);
  return changes.length > 0 && <ReplyChanges ref={null} data={data} changes={changes} />;
}

/** Writes to several applicants of one form: the text to each is shown, and can be changed, before any is sent. */
export function ReplyToSeveral({ rows: chosen, list, mode, onClose }: Props) {
  // As they were when the replies were begun, or refused: a colleague's change in between is told, not overwritten.
  const [rows, setRows] = useState(chosen);
  const [failures, setFailures] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const [ids] = useState(() => new Map(chosen.map(({ reference }) => [reference, crypto.randomUUID()])));
  const texts = useRef<HTMLDivElement>(null);
  const replies = useSeveralReplies(rows, mode);
  const send = useSendSeveral();
  const { template } = replies;

  function submit() {
    const drafts = rows.map((_, index) => replies.draftOf(index));
    const unfinished = drafts.findIndex(
      (draft) => !draft || draft.text.includes(gap) || !draft.text.trim() || !draft.subject.trim(),
    );
    if (unfinished >= 0) {
      setProblem(`Nothing was sent. Each reply needs a subject and a text without ${gap}.`);
      texts.current?.querySelectorAll("textarea")[unfinished]?.focus();
      return;
    }
    setProblem("");
    const bodies = rows.flatMap((row, index) => {
      const draft = drafts[index];
      if (!draft) return [];
      const reply = {
        id: ids.get(row.reference) ?? crypto.randomUUID(),
        version: row.version,
        subject: draft.subject.trim(),
        text: draft.text.trim(),
        ...(template?.stage && { stage: template.stage }),
      };
      return [{ row, reply }];
    });
    send.mutate(bodies, {
      onSuccess: (outcomes) => {
        const failed = outcomes.filter(({ failure }) => failure !== null);
        if (failed.length === 0) return onClose();
        setRows(failed.map(({ row }) => row));
        setFailures(Object.fromEntries(failed.map(({ row, failure }) => [row.reference, failure ?? ""])));
      },
    });
  }

  const verb = mode === "decline" ? "Decline" : "Send";
  const subject = formatCount(rows.length, "application");
  return (
    <FormDialog
      title={`${mode === "decline" ? "Decline" : "Reply to"} ${subject}`}
      description="Please read each text before you send the replies. All of them are sent ten seconds later. Until then, you can undo them together."
      action={send.isPending ? sendingText(send) : rows.length === 1 ? verb : `${verb} all ${rows.length}`}
      isBusy={send.isPending}
      canSubmit={!replies.isLoading && !replies.error}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {replies.error && <FormError>{errorText(replies.error)}</FormError>}
      {replies.isLoading && <p role="status">Loading the templates …</p>}
      {template && (
        <TemplatePicker templates={replies.templates} chosen={template} onChoose={replies.choose} />
      )}
      <div ref={texts} className="flex flex-col gap-5">
        {rows.map((row, index) => {
          const draft = replies.draftOf(index);
          if (!draft) return null;
          const name = applicantName(row);
          return (
            <fieldset key={row.reference} className="flex flex-col gap-2 border-t border-hairline pt-3">
              <legend className="sr-only">{name}</legend>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{name}</span>
                <span className="text-fine text-quiet wrap-anywhere">{replies.addressOf(index)}</span>
              </p>
              <input
                aria-label={`Subject to ${name}`}
                maxLength={200}
                value={draft.subject}
                onChange={({ target }) => replies.edit(index, { subject: target.value })}
                className={inputStyle}
              />
              <textarea
                aria-label={`Text to ${name}`}
                rows={Math.min(14, draft.text.split("\n").length + 1)}
                maxLength={20_000}
                value={draft.text}
                onChange={({ target }) => replies.edit(index, { text: target.value })}
                className={textAreaStyle}
              />
              {!list.some(
                ({ reference, version }) => reference === row.reference && version <= row.version,
              ) && <ChangesMeanwhile row={row} />}
              <FormError>{failures[row.reference]}</FormError>
            </fieldset>
          );
        })}
      </div>
    </FormDialog>
  );
}
