import type { ReactNode, RefObject } from "react";
import { Banner } from "#app/components/ui/Banner.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { honeypot } from "#contract/honeypot.ts";
import { formMessages } from "#contract/messages.ts";
import type { Submission } from "./use-submission.ts";

/** What the form says back. Its place is in the page from the start: for the server, and for screen readers. */
export function FormBanner({
  submission,
  banner,
}: {
  submission: Submission;
  banner: RefObject<HTMLDivElement | null>;
}) {
  const { state, message } = submission;
  const isShown = state === "error" || state === "success";
  return (
    <div ref={banner} role="alert" tabIndex={-1} data-form-banner hidden={!isShown}>
      <Banner variant={state === "success" ? "success" : "error"}>{message}</Banner>
    </div>
  );
}

/** What is said of a draft, by its state. */
export type DraftWords = Record<Exclude<Submission["draft"], "none">, string>;

/** Says that what was typed is kept on this device, and lets go of it. */
function DraftNote({
  submission,
  words,
  onDiscard,
}: {
  submission: Submission;
  words: DraftWords;
  onDiscard: () => void;
}) {
  if (submission.draft === "none") return null;
  return (
    <p className="flex w-full flex-wrap items-center gap-x-4 text-small text-quiet">
      {words[submission.draft]}
      <button
        type="button"
        className="min-h-8 cursor-pointer underline underline-offset-4"
        onClick={onDiscard}
      >
        Discard
      </button>
    </p>
  );
}

/** Fields that belong together, numbered, under a name of their own. */
export function FieldGroup({
  number,
  name,
  children,
}: {
  number: number;
  name: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="field-group">
      <legend>
        <span aria-hidden>{ordinal(number)}</span>
        {name}
      </legend>
      <div className="grid gap-6">{children}</div>
    </fieldset>
  );
}

/** The end of a form: its button, what happens next, and what is said of the draft. */
export function SubmitRow({
  submission,
  label = "Submit Application",
  busy = formMessages.submitting,
  note,
  draft,
  onDiscard,
}: {
  submission: Submission;
  label?: string;
  /** What the button says while the form is sent. */
  busy?: string;
  /** What happens next. */
  note: string;
  draft: DraftWords;
  onDiscard: () => void;
}) {
  const isSubmitting = submission.state === "submitting";
  return (
    <div className="form-end">
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? busy : label}
      </Button>
      <p className="text-small text-quiet">{note}</p>
      <DraftNote submission={submission} words={draft} onDiscard={onDiscard} />
    </div>
  );
}

/** A field that people neither see nor reach. */
export function Honeypot({ formId }: { formId: string }) {
  return (
    <div aria-hidden className="honeypot">
      <label htmlFor={`${formId}-${honeypot}`}>Leave this empty</label>
      <input id={`${formId}-${honeypot}`} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Values the form carries but nobody types. */
export function HiddenFields({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
