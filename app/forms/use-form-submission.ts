import { type FocusEvent, type FormEvent, type InputEvent, useEffect, useRef, useState } from "react";
import { usePageInput } from "#app/page-input.ts";
import type { FormDefinition } from "#contract/forms/form-definition.ts";
import { formMessages } from "#contract/messages.ts";
import { completeUrls } from "./complete-urls.ts";
import { filesOf, payloadOf } from "./form-values.ts";
import type { Submission } from "./submission.ts";
import { clearSubmission, describeSubmission, readSubmission } from "./submission-record.ts";
import { clearIdempotencyKey, type Outcome, submitForm, wait } from "./submit-form.ts";
import { emptyUnreadableFiles } from "./unreadable-files.ts";
import { useDraft } from "./use-draft.ts";
import { usePointerRelease } from "./use-pointer-release.ts";
import { useResultFocus } from "./use-result-focus.ts";

type Validation = typeof import("./validate-in-browser.ts");

/** A form is not kept waiting longer for its validation: the server validates, too. */
const validationWaitMs = 3000;

const idle: Submission = { state: "idle", message: "", errors: {}, progress: 0, results: 0 };

/**
 * Validates a form in the browser, sends it once, holds the result, and saves a draft. The fields are uncontrolled,
 * so that what was typed before hydration stays.
 * @param formId prefix of all ids, and the key of the draft
 * @param minSubmittingMs shows the `submitting` state at least this long
 */
export function useFormSubmission(form: FormDefinition, formId: string, minSubmittingMs = 0) {
  const element = useRef<HTMLFormElement | null>(null);
  const validation = useRef<Validation | null>(null);
  const lastSent = useRef<FormData | null>(null);
  const isSending = useRef(false);
  const [submission, setSubmission] = useState<Submission>({ ...idle, ...usePageInput().refusedForm });
  const draft = useDraft(element, formId);
  const { formRef, resultElement, focusFirstFieldOnMount } = useResultFocus(element, submission);
  const { onPointerDown, runAfterRelease } = usePointerRelease();

  const showState = (state: Submission["state"]) =>
    setSubmission(({ results }) => ({ ...idle, results, state }));
  const showResult = (result: Partial<Submission>) =>
    setSubmission(({ results }) => ({ ...idle, ...result, results: results + 1 }));

  /** Shows that the form is being sent, and then what became of it. */
  async function follow(pending: Promise<Outcome>) {
    isSending.current = true;
    showState("submitting");
    const outcome = await pending;
    isSending.current = false;
    if (!outcome.ok) return showResult({ state: "error", message: outcome.message, errors: outcome.errors });
    draft.clear();
    element.current?.reset();
    showResult({ state: "success", message: form.messages.success, reference: outcome.reference });
  }

  function showEarlier() {
    const record = readSubmission(formId);
    if (!record) return;
    setSubmission((current) => ({ ...current, earlier: describeSubmission(form, record) }));
  }

  // The visitor may come back to the form after it was sent, or left while it was being sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form's page mounts.
  useEffect(showEarlier, [formId]);

  /** Zod is loaded when the form is first used. Where it cannot be loaded, only the server validates. */
  async function loadValidation() {
    validation.current ??= await import("./validate-in-browser.ts").catch(() => null);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // State changes too late to stop the second click of a double click.
    if (isSending.current) return;
    isSending.current = true;
    const sent = event.currentTarget;
    completeUrls(sent.elements);
    const data = new FormData(sent);
    lastSent.current = data;
    if (!validation.current) {
      showState("submitting");
      await Promise.race([loadValidation(), wait(validationWaitMs)]);
    }
    const validated = validation.current?.validateInBrowser(form, payloadOf(data), filesOf(data));
    if (validated?.ok === false) {
      isSending.current = false;
      return showResult({ state: "error", message: validated.message, errors: validated.errors });
    }
    // A file that another computer holds may take seconds to read.
    showState("submitting");
    const unreadable = await emptyUnreadableFiles(sent, data);
    if (Object.keys(unreadable).length > 0) {
      isSending.current = false;
      return showResult({ state: "error", message: formMessages.checkFields, errors: unreadable });
    }
    await follow(
      submitForm(form, formId, data, {
        minDurationMs: minSubmittingMs,
        onProgress: (progress) => setSubmission((current) => ({ ...current, progress })),
      }),
    );
  }

  /** Updates the error of a field that was changed since the form was sent. */
  function updateError(name: string) {
    if (!element.current || !validation.current) return;
    const { hasSameValue, validateInBrowser } = validation.current;
    const data = new FormData(element.current);
    if (lastSent.current && hasSameValue(name, data, lastSent.current)) return;
    const validated = validateInBrowser(form, payloadOf(data), filesOf(data));
    const error = validated.ok ? undefined : validated.errors[name];
    setSubmission((current) => {
      const { [name]: previous, ...others } = current.errors;
      if (!previous || previous === error) return current;
      return { ...current, errors: error ? { ...others, [name]: error } : others };
    });
  }

  function leaveField({ target }: FocusEvent<HTMLFormElement>) {
    completeUrls([target]);
    const name = target.getAttribute("name") ?? "";
    // Without its error the form is shorter.
    runAfterRelease(() => updateError(name));
  }

  function changeField({ target }: InputEvent<HTMLFormElement>) {
    draft.save();
    // A file is complete as soon as it is chosen.
    if (target instanceof HTMLInputElement && target.type === "file") updateError(target.name);
  }

  return {
    submission,
    /** For the element that shows the result and receives the focus. */
    resultElement,
    draft: draft.state,
    discardDraft() {
      draft.clear();
      clearIdempotencyKey(formId);
      clearSubmission(formId);
      element.current?.reset();
      showState("idle");
    },
    /** Shows the empty form in place of the success message, with the focus in its first field. */
    startAgain() {
      focusFirstFieldOnMount();
      showState("idle");
    },
    /** For the `<form>`; it also works without script. */
    formProps: {
      ref: formRef,
      id: formId,
      method: "post",
      action: form.endpoint,
      encType: form.encoding === "multipart" ? "multipart/form-data" : undefined,
      "data-form": formId,
      onSubmit: submit,
      onFocus() {
        void loadValidation();
      },
      onBlur: leaveField,
      onPointerDown,
      onInput: changeField,
    },
  } as const;
}
