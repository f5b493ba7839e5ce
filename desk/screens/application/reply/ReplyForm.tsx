import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Application } from "#contract/desk/application.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { gap, type NewReply, type ReplyTemplate } from "#contract/desk/replies.ts";
import type { Stage } from "#contract/desk/stages.ts";
import { errorText, fieldErrors } from "../../../api/client.ts";
import { applicantName, stageLabelIn } from "../../../components/names.ts";
import { OptionPicker } from "../../../components/OptionPicker.tsx";
import { StageMark } from "../../../components/StageMark.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { insertTyped } from "../../../keyboard/shortcuts.ts";
import { AttachFiles } from "./AttachFiles.tsx";
import { ReplyChanges } from "./ReplyChanges.tsx";
import { ScheduleDialog } from "./ScheduleDialog.tsx";
import { stageAt, unseenChanges } from "./unseen-changes.ts";
import { sendingText, useReply } from "./use-reply.ts";
import { draftOf, useReplyDraft } from "./use-reply-draft.ts";
import { useAreFilesChanging, useFilesRemoval } from "./use-reply-files.ts";

/** An Enter meant for the button does not replace a selected gap. */
function keepGap(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (event.key === "Enter" && value.slice(selectionStart, selectionEnd) === gap) event.preventDefault();
}

type Props = {
  data: Application;
  me: Colleague;
  /** Of the application when the panel was opened, or after one's own changes. */
  seenVersion: number;
  stages: readonly Stage[];
  template: ReplyTemplate;
  /** Of the decision that it answers; empty without one. */
  decisionId: string;
  to: string;
  replyTo: string;
  /** Whether the mail quotes the applicant's last one. */
  quotes: boolean;
  /** Initial focus. */
  focus: "text" | "send";
  /** Called when the text is the writer's own, also repeatedly: mode, decision and template then stay. */
  onOwnWords: () => void;
  onClose: () => void;
};

/** Id of the text area, for the key that moves the focus there. */
export const replyTextId = "reply-text";

const sameStage = "same";
const controlStyle =
  "w-full rounded-control border border-hairline-strong bg-field px-3 hover:border-text aria-invalid:border-danger pointer-coarse:text-body";

/**
 * Subject, text and stage of a reply. Nothing leaves before the button is pressed, and then not for ten seconds. After a
 * change by somebody else only the button sends it, which says so.
 */
export function ReplyForm({
  data,
  me,
  seenVersion,
  stages,
  template,
  decisionId,
  to,
  replyTo,
  quotes,
  focus,
  onOwnWords,
  onClose,
}: Props) {
  const { application, draftFiles } = data;
  const { reference } = application;
  const files = draftFiles.filter(({ authorId }) => authorId === me.id);
  const areFilesChanging = useAreFilesChanging(reference);
  const filesRemoval = useFilesRemoval(reference);
  const [id] = useState(() => crypto.randomUUID());
  const draft = useReplyDraft(reference, id, template, decisionId, draftOf(data, me), seenVersion);
  const unseen = unseenChanges(data, me.id, draft.version ?? seenVersion);
  const { changes } = unseen;
  const isChanged = changes.length > 0;
  const version = isChanged ? application.version : unseen.seenVersion;
  const [begunStage] = useState(() => stageAt(data, draft.version ?? application.version));
  const [chosenStage, setChosenStage] = useState<string>();
  // The template's next step is one from the stage in which the reply was begun.
  const isNextStep = !isChanged && application.stage === begunStage;
  const stage = chosenStage ?? ((isNextStep && template.stage) || sameStage);
  const [isUnfinished, setUnfinished] = useState(false);
  /** The version of the application that is answered later, while the time is chosen. */
  const [scheduledVersion, setScheduledVersion] = useState<number>();
  const send = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const notice = useRef<HTMLElement>(null);
  const reply = useReply({
    reference,
    name: applicantName(application),
    onQueued: () => {
      draft.reset();
      onClose();
    },
    onUndone: draft.putBack,
  });

  const selectGap = useCallback(() => {
    const start = text.current?.value.indexOf(gap) ?? -1;
    if (start < 0) return false;
    text.current?.focus();
    text.current?.setSelectionRange(start, start + gap.length);
    return true;
  }, []);
  useEffect(() => {
    if (focus === "send") return (notice.current ?? send.current)?.focus();
    const field = text.current;
    if (!field) return;
    if (!selectGap()) {
      field.focus();
      field.setSelectionRange(0, 0);
    }
    insertTyped(field);
  }, [focus, selectGap]);
  // A key that is meant for sending must not answer a question that nobody has read.
  useLayoutEffect(() => {
    if (changes.length > 0 && document.activeElement === send.current) notice.current?.focus();
  }, [changes.length]);
  useEffect(() => {
    if (draft.isOwnWords) onOwnWords();
  }, [draft.isOwnWords, onOwnWords]);

  const isEmpty = draft.subject.trim() === "" || draft.text.trim() === "";
  const cannotBeSent = isEmpty || areFilesChanging || reply.isPending;
  /** Whether it can be sent: it is not empty, has its attachments, and has no gap. */
  function isFinished() {
    if (cannotBeSent) return false;
    const hasGap = selectGap();
    setUnfinished(hasGap);
    return !hasGap;
  }
  function submit(version: number, sendAt?: string) {
    if (!isFinished()) return;
    const body: NewReply = {
      id,
      version,
      subject: draft.subject.trim(),
      text: draft.text.trim(),
      files: files.map(({ id }) => id),
      sendAt,
    };
    reply.mutate(stage === sameStage ? body : { ...body, stage });
  }
  const submitUnlessChanged = () => (isChanged ? send.current?.focus() : submit(version));

  const currentLabel = stageLabelIn(stages, application.stage);
  const errors = fieldErrors(reply.error);
  return (
    <>
      <form
        className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-4 pb-4 lg:px-6"
        onSubmit={(event) => {
          event.preventDefault();
          submitUnlessChanged();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          submitUnlessChanged();
        }}
      >
        <p className="text-fine wrap-anywhere text-quiet">
          To <span className="text-text">{to}</span>, answers go to{" "}
          <span className="text-text">{replyTo}</span>
          {quotes && ". The applicant’s latest email is quoted below your text."}
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
          id={replyTextId}
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
        {isChanged && <ReplyChanges ref={notice} data={data} changes={changes} />}
        {reply.error && !isChanged && <FormError>{errorText(reply.error)}</FormError>}
        <footer className="flex flex-wrap items-center gap-2">
          <Button
            ref={send}
            type={isChanged ? "button" : "submit"}
            variant="primary"
            disabled={cannotBeSent}
            onClick={() => isChanged && submit(version)}
          >
            {reply.isPending
              ? sendingText(reply)
              : isChanged
                ? "Send anyway"
                : template.declines
                  ? "Send and decline"
                  : "Send"}
          </Button>
          <Button disabled={cannotBeSent} onClick={() => isFinished() && setScheduledVersion(version)}>
            Send later …
          </Button>
          {isChanged && (
            <Button
              disabled={areFilesChanging}
              onClick={() => {
                draft.discard();
                if (files.length > 0) filesRemoval.mutate(files.map(({ id }) => id));
                onClose();
              }}
            >
              Discard
            </Button>
          )}
          <OptionPicker
            label="Stage after sending"
            searchLabel="Move to…"
            value={stage === application.stage ? sameStage : stage}
            onChange={setChosenStage}
            options={[
              { value: sameStage, label: `${isChanged ? "Leave it in" : "Stay in"} ${currentLabel}` },
              ...stages
                .filter(({ id }) => id !== application.stage)
                .map((stage) => ({
                  value: stage.id,
                  label: `Move to ${stage.label}`,
                  mark: <StageMark stage={stage} stages={stages} />,
                })),
            ]}
          />
          {areFilesChanging && (
            <p role="status" className="text-fine text-quiet">
              The attachments are not ready yet. You can send the reply once they are.
            </p>
          )}
          {draft.isUnsaved && (
            <p role="status" className="text-fine text-quiet">
              This draft could not be saved. It is only in this tab, and colleagues cannot see it.
            </p>
          )}
          <p className="text-fine text-quiet">
            The reply is sent ten seconds later. Until then, you can undo it.
          </p>
        </footer>
      </form>
      {/* Outside, because the dialog's form would send this one, too. */}
      {scheduledVersion !== undefined && (
        <ScheduleDialog
          onChoose={(minute) => submit(scheduledVersion, minute)}
          onClose={() => setScheduledVersion(undefined)}
        />
      )}
    </>
  );
}
