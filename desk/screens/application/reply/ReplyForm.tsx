import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import type { InboxRow } from "#contract/desk/inbox.ts";
import type { NewReply } from "#contract/desk/replies.ts";
import type { Stage } from "#contract/desk/stages.ts";
import { DeskApiError, errorText } from "../../../api/client.ts";
import { OptionPicker } from "../../../components/OptionPicker.tsx";
import { StageMark } from "../../../components/StageMark.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { useReply } from "./use-reply.ts";
import { type Template, useReplyDraft } from "./use-reply-draft.ts";

/** An Enter meant for the button does not replace a selected gap. */
function keepGap(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (event.key === "Enter" && value.slice(selectionStart, selectionEnd) === gap) event.preventDefault();
}

type Props = {
  application: InboxRow;
  stages: readonly Stage[];
  template: Template;
  to: string;
  replyTo: string;
  /** What has the focus at first. */
  focus: "text" | "send";
  onClose: () => void;
};

const sameStage = "same";
/** Where a template asks for words of one's own; a reply that still has it is not sent. */
const gap = "[…]";
const controlStyle =
  "w-full rounded-control border border-hairline-strong bg-field px-3 hover:border-text aria-invalid:border-danger pointer-coarse:text-body";

/** Subject, text and stage of a reply. Nothing leaves before the button is pressed, and then not for ten seconds. */
export function ReplyForm({ application, stages, template, to, replyTo, focus, onClose }: Props) {
  const { reference, name, version, stage: currentStage } = application;
  const draft = useReplyDraft(reference, template);
  const [stage, setStage] = useState(template.stage ?? sameStage);
  const [isUnfinished, setUnfinished] = useState(false);
  const id = useRef(crypto.randomUUID());
  const send = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const reply = useReply({
    reference,
    name,
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
  function submit() {
    if (isEmpty || reply.isPending) return;
    const hasGap = selectGap();
    setUnfinished(hasGap);
    if (hasGap) return;
    const body: NewReply = {
      id: id.current,
      version,
      subject: draft.subject.trim(),
      text: draft.text.trim(),
    };
    reply.mutate(stage === sameStage || stage === currentStage ? body : { ...body, stage });
  }
  function submitByKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      submit();
    }
  }

  const currentLabel = stages.find(({ id }) => id === currentStage)?.label ?? currentStage;
  const errors = reply.error instanceof DeskApiError ? reply.error.errors : {};
  return (
    <form
      className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-4 pb-4 lg:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={submitByKey}
    >
      <p className="text-fine wrap-anywhere text-quiet">
        To <span className="text-text">{to}</span>, answers go to <span className="text-text">{replyTo}</span>
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
      <FormError>{isUnfinished && `Nothing was sent. Please replace ${gap} with your own words.`}</FormError>
      {reply.error && (
        <FormError>
          {errorText(reply.error)}
          {reply.error instanceof DeskApiError &&
            reply.error.status === 409 &&
            ` The stage is now ${currentLabel}.`}
        </FormError>
      )}
      <footer className="flex flex-wrap items-center gap-2">
        <Button ref={send} type="submit" variant="primary" disabled={isEmpty || reply.isPending}>
          {reply.isPending ? "Sending …" : template.declines ? "Send and decline" : "Send"}
        </Button>
        <OptionPicker
          label="Stage after sending"
          searchLabel="Move to…"
          value={stage === currentStage ? sameStage : stage}
          onChange={setStage}
          options={[
            { value: sameStage, label: `Stay in ${currentLabel}` },
            ...stages
              .filter(({ id }) => id !== currentStage)
              .map(({ id, label, outcome }) => ({
                value: id,
                label: `Move to ${label}`,
                mark: <StageMark outcome={outcome} />,
              })),
          ]}
        />
        <p className="text-fine text-quiet">Leaves ten seconds after sending; until then you can undo it.</p>
      </footer>
    </form>
  );
}
