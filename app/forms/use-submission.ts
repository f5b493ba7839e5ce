import { type FormEvent, startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { FieldErrors, Validated } from "#contract/forms/validate.ts";
import { formMessages } from "#contract/messages.ts";
import { attemptKey, forgetAttempt } from "./attempt.ts";
import { clearDraft, restoreDraft, saveDraft } from "./draft.ts";
import { send } from "./send.ts";

export type Submission = {
  state: "idle" | "submitting" | "success" | "error";
  /** What the banner says. */
  message: string;
  errors: FieldErrors;
  /** Share of an upload that has gone, 0 to 1. */
  progress: number;
  draft: "none" | "saved" | "restored";
  /** How many answers have come; each new one takes the focus once. */
  answers: number;
};

type Check = (payload: Record<string, unknown>, files: Record<string, File>) => Validated<unknown>;

export type FormOptions = {
  /** Prefix of all ids, and name of the draft. */
  formId: string;
  url: string;
  encoding: "json" | "multipart";
  /** The schema's check; loaded with the first field one goes to, so that reading a page costs none of it. */
  validator: () => Promise<Check>;
  /** What to say when the request itself fails. */
  unexpected: string;
  /** What to say to a refusal that does not say why. */
  refused?: string;
  /** Milliseconds that sending is shown at least. */
  shownAtLeast?: number;
};

const idle: Submission = { state: "idle", message: "", errors: {}, progress: 0, draft: "none", answers: 0 };

/** The files that were picked; browsers send an empty one for a picker left alone. */
function filesOf(data: FormData): Record<string, File> {
  return Object.fromEntries(
    [...data].filter((entry): entry is [string, File] => entry[1] instanceof File && entry[1].name !== ""),
  );
}

const firstField = "input:not([type=hidden], [tabindex='-1'])";

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Text fields as an object. */
function payloadOf(data: FormData) {
  return Object.fromEntries([...data].filter(([, value]) => typeof value === "string"));
}

/**
 * Everything the forms share: check in the browser, send once, show what came back, keep what was typed. The
 * fields stay the browser's own, so that what was typed before any script ran is simply there.
 */
export function useSubmission(options: FormOptions) {
  const { formId } = options;
  const form = useRef<HTMLFormElement | null>(null);
  const again = useRef(false);
  const banner = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const check = useRef<Check | null>(null);
  const focused = useRef(0);
  const [submission, setSubmission] = useState(idle);

  // Each time the form comes: once with the page, and again after a panel stood in its place.
  const take = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    if (!element) return;
    // The browser's own bubbles name one fault at a time; from here on we name them all. Without script they stay.
    element.noValidate = true;
    if (again.current) element.querySelector<HTMLElement>(firstField)?.focus();
    again.current = false;
  }, []);

  useEffect(() => {
    if (form.current && restoreDraft(form.current, formId)) {
      setSubmission((now) => ({ ...now, draft: "restored" }));
    }
  }, [formId]);

  // Once what came back is shown: to the first wrong field, else to the banner.
  useEffect(() => {
    if (submission.answers === focused.current) return;
    focused.current = submission.answers;
    const wrong = [...(form.current?.elements ?? [])].find(
      (element) => element instanceof HTMLElement && submission.errors[element.getAttribute("name") ?? ""],
    );
    (wrong instanceof HTMLElement ? wrong : banner.current)?.focus();
  }, [submission]);

  function fail(message: string, errors: FieldErrors = {}) {
    setSubmission((now) => ({ ...now, state: "error", message, errors, answers: now.answers + 1 }));
  }

  /** Lets go of what was typed and of the key it was sent under. */
  function forget() {
    clearDraft(formId);
    forgetAttempt(formId);
  }

  /** Has the check ready. Without it (its script did not arrive) the server's own check has to do. */
  async function loadCheck() {
    check.current ??= await options.validator().catch(() => null);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const element = event.currentTarget;
    const data = new FormData(element);
    const payload = payloadOf(data);
    const started = performance.now();
    const showSending = () =>
      setSubmission(({ draft, answers }) => ({ ...idle, draft, answers, state: "submitting" }));
    try {
      if (!check.current) {
        showSending();
        await loadCheck();
      }
      const checked = check.current?.(payload, filesOf(data));
      if (checked && !checked.ok) return fail(checked.message, checked.errors);
      showSending();
      const { ok, answer } = await send({
        url: options.url,
        body: options.encoding === "json" ? JSON.stringify(payload) : data,
        key: attemptKey(formId, data),
        onProgress: (progress) => setSubmission((now) => ({ ...now, progress })),
      }).finally(() => wait((options.shownAtLeast ?? 0) - (performance.now() - started)));
      if (!ok)
        return fail(answer.message || answer.error || options.refused || formMessages.failed, answer.errors);
      forget();
      element.reset();
      setSubmission(({ answers }) => ({
        ...idle,
        state: "success",
        message: formMessages.success,
        answers: answers + 1,
      }));
    } catch (error) {
      fail((error instanceof Error && error.message) || options.unexpected);
    } finally {
      sending.current = false;
    }
  }

  const clear = () => setSubmission(({ answers }) => ({ ...idle, answers }));

  return {
    submission,
    banner,
    discardDraft() {
      forget();
      form.current?.reset();
      clear();
    },
    /** Brings the empty form back in the place of a panel, with the focus in its first field. */
    startAgain() {
      again.current = true;
      clear();
    },
    /** For the `<form>`: works without script as well, by its method, action and enctype. */
    formProps: {
      ref: take,
      id: formId,
      method: "post",
      action: options.url,
      encType: options.encoding === "multipart" ? "multipart/form-data" : undefined,
      "data-form": formId,
      onSubmit: submit,
      // Who begins to type will send: have the check ready by then.
      onFocus: () => void loadCheck(),
      onInput: () => {
        if (!form.current || !saveDraft(form.current, formId)) return;
        // What was typed shows before it is said that it was kept.
        startTransition(() => {
          setSubmission((now) => (now.draft === "saved" ? now : { ...now, draft: "saved" }));
        });
      },
    },
  } as const;
}
