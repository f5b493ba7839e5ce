import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { ReplyDraft, ReplyFile } from "#contract/desk/application.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { gap, type NewReply, type ReplyTemplate } from "#contract/desk/replies.ts";
import type { Stage } from "#contract/desk/stages.ts";
import { errorText, fieldErrors } from "../../../api/client.ts";
import { applicantName, stageLabelIn } from "../../../components/names.ts";
import { OptionPicker } from "../../../components/OptionPicker.tsx";
import { StageMark } from "../../../components/StageMark.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { AttachFiles } from "./AttachFiles.tsx";
import { ScheduleDialog } from "./ScheduleDialog.tsx";
import { useReply } from "./use-reply.ts";
import { useReplyDraft } from "./use-reply-draft.ts";

/** An Enter meant for the button does not replace a selected gap. */
function keepGap(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (event.key === "Enter" && value.slice(selectionStart, selectionEnd) === gap) event.preventDefault();
}

type Props = {
  /** As it is now, and as it was when the reply was begun. */
  application: InboxRow;
  seen: InboxRow;
  stages: readonly Stage[];
  template: ReplyTemplate;
  /** Of the decision that it answers; empty without one. */
  decisionId: string;
  /** The member's draft at the server, and the files they attached. */
  saved: ReplyDraft | undefined;
  files: readonly ReplyFile[];
  to: string;
  replyTo: string;
  /** Whether the mail quotes the applicant's last one. */
  quotes: boolean;
  /** Initial focus. */
  focus: "text" | "send";
  onClose: () => void;
  /** Tells what others changed meanwhile: then the reply is sent only by a button that says so. */
  children?: ReactNode;
};

const sameStage = "same";
const controlStyle =
  "w-full rounded-control border border-hairline-strong bg-field px-3 hover:border-text aria-invalid:border-danger pointer-coarse:text-body";

/** Subject, text and stage of a reply. Nothing leaves before the button is pressed, and then not for ten seconds. */
export function ReplyForm({
  application,
  seen,
  stages,
  template,
  decisionId,
  saved,
  files,
  to,
  replyTo,
  quotes,
  focus,
  onClose,
  children,
}: Props) {
  const { reference } = application;
  const isChanged = Boolean(children);
  const [id] = useState(() => crypto.randomUUID());
  const draft = useReplyDraft(reference, id, template, decisionId, saved);
  const [stage, setStage] = useState(template.stage ?? sameStage);
  const [isUnfinished, setUnfinished] = useState(false);
  const [isScheduling, setScheduling] = useState(false);
  const send = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const reply = useReply({
    reference,
    name: applicantName(application),
    onQueued: () => {
      draft.reset();
      onClose();
    },
    onUndone: draft.set,
  });

  const selectGap = useCallback(() => {
    const start = text.current?.value.indexOf(gap) ?? -1;
    if (start < 0) return false;
    text.current?.focus();
    text.current?.setSelectionRange(start, start + gap.length);
    return true;
  }, []);
  useEffect(() => {
    if (focus === "send") return send.current?.focus();
    if (selectGap()) return;
    text.current?.focus();
    text.current?.setSelectionRange(0, 0);
  }, [focus, selectGap]);

  const isEmpty = draft.subject.trim() === "" || draft.text.trim() === "";
  /** Whether it can be sent: it is not empty, and has no gap. */
  function isFinished() {
    if (isEmpty || reply.isPending) return false;
    const hasGap = selectGap();
    setUnfinished(hasGap);
    return !hasGap;
  }
  function submit(sendAt?: string) {
    if (!isFinished()) return;
    const body: NewReply = {
      id,
      version: isChanged ? application.version : seen.version,
      subject: draft.subject.trim(),
      text: draft.text.trim(),
      files: files.map(({ id }) => id),
      sendAt,
    };
    reply.mutate(stage === sameStage ? body : { ...body, stage });
  }
  function submitByKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      submit();
    }
  }

  const currentLabel = stageLabelIn(stages, application.stage);
  const errors = fieldErrors(reply.error);
  return (
    <>
      <form
        className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-4 pb-4 lg:px-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={submitByKey}
      >
        <p className="text-fine wrap-anywhere text-quiet">
          To <span className="text-text">{to}</span>, answers go to{" "}
          <span className="text-text">{replyTo}</span>
          {quotes && ". What they wrote last is quoted below your text."}
        </p>
        <input
          aria-label="Subject"
          placeholder="Subject"
          dir="auto"
          maxLength={200}
          value={draft.subject}
          aria-invalid={errors.subject ? true : undefined}
          onChange={(event) => draft.setSubject(event.target.value)}
          className={`h-control shrink-0 font-medium pointer-coarse:h-touch ${controlStyle}`}
        />
        <textarea
          ref={text}
          aria-label="Text"
          dir="auto"
          maxLength={20_000}
          value={draft.text}
          aria-invalid={errors.text ? true : undefined}
          onChange={(event) => draft.setText(event.target.value)}
          onKeyDown={keepGap}
          className={`min-h-48 grow resize-none py-2 leading-normal ${controlStyle}`}
        />
        <AttachFiles reference={reference} files={files} />
        <FormError>
          {isUnfinished && `Nothing was sent. Please replace ${gap} with your own words.`}
        </FormError>
        {children}
        {reply.error && !isChanged && <FormError>{errorText(reply.error)}</FormError>}
        <footer className="flex flex-wrap items-center gap-2">
          <Button ref={send} type="submit" variant="primary" disabled={isEmpty || reply.isPending}>
            {reply.isPending
              ? "Sending …"
              : isChanged
                ? "Send anyway"
                : template.declines
                  ? "Send and decline"
                  : "Send"}
          </Button>
          <Button disabled={isEmpty || reply.isPending} onClick={() => setScheduling(isFinished())}>
            Send later …
          </Button>
          {isChanged && (
            <Button
              onClick={() => {
                draft.discard();
                onClose();
              }}
            >
              Discard
            </Button>
          )}
          <OptionPicker
            label="Stage after sending"
            searchLabel="Move to…"
            value={stage === seen.stage ? sameStage : stage}
            onChange={setStage}
            options={[
              { value: sameStage, label: `${isChanged ? "Leave it in" : "Stay in"} ${currentLabel}` },
              ...stages
                .filter(({ id }) => id !== seen.stage)
                .map((stage) => ({
                  value: stage.id,
                  label: `Move to ${stage.label}`,
                  mark: <StageMark stage={stage} stages={stages} />,
                })),
            ]}
          />
          {draft.isUnsaved && (
            <p role="status" className="text-fine text-quiet">
              Colleagues do not see this draft: it is kept in this tab only.
            </p>
          )}
          <p className="text-fine text-quiet">It is sent ten seconds later; until then you can undo it.</p>
        </footer>
      </form>
      {/* Outside, because the dialog's form would send this one, too. */}
      {isScheduling && <ScheduleDialog onChoose={submit} onClose={() => setScheduling(false)} />}
    </>
  );
}
