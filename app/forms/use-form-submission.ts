import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FormDefinition } from "#contract/forms/form-definition.ts";
import type { FieldErrors } from "#contract/forms/validate.ts";
import { filesOf, payloadOf } from "./form-values.ts";
import { clearIdempotencyKey, idempotencyKey } from "./idempotency-key.ts";
import { send } from "./send.ts";
import { useDraft } from "./use-draft.ts";

export type Submission = {
  state: "idle" | "submitting" | "success" | "error";
  /** Text of the banner. */
  message: string;
  /** Error text of each wrong field, by its name. */
  errors: FieldErrors;
  /** Uploaded share, 0 to 1. */
  progress: number;
  /** Number of results so far; each new one moves the focus once. */
  results: number;
};

type Validate = typeof import("./validate-in-browser.ts").validateInBrowser;

const idle: Submission = { state: "idle", message: "", errors: {}, progress: 0, results: 0 };

const firstField = "input:not([type=hidden], [tabindex='-1'])";

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/**
 * Validates a form in the browser, sends it once, holds the result, and saves a draft. The fields are uncontrolled,
 * so that what was typed before hydration stays.
 * @param formId prefix of all ids, and the key of the draft
 * @param minSubmittingMs shows the `submitting` state at least this long
 */
export function useFormSubmission(form: FormDefinition, formId: string, minSubmittingMs = 0) {
  const element = useRef<HTMLFormElement | null>(null);
  const resultElement = useRef<HTMLDivElement>(null);
  const validate = useRef<Validate | null>(null);
  const isSending = useRef(false);
  const focusFirstField = useRef(false);
  const focusedResults = useRef(0);
  const [submission, setSubmission] = useState(idle);
  const draft = useDraft(element, formId);

  // Runs when the form mounts: with the page, and again after the success message.
  const formRef = useCallback((mounted: HTMLFormElement | null) => {
    element.current = mounted;
    if (!mounted) return;
    // Native validation shows one error at a time; it stays for visitors without script.
    mounted.noValidate = true;
    if (focusFirstField.current) mounted.querySelector<HTMLElement>(firstField)?.focus();
    focusFirstField.current = false;
  }, []);

  // Moves the focus to the first wrong field, else to the banner or the success message.
  useEffect(() => {
    if (submission.results === focusedResults.current) return;
    focusedResults.current = submission.results;
    const wrong = [...(element.current?.elements ?? [])].find(
      (control) => control instanceof HTMLElement && submission.errors[control.getAttribute("name") ?? ""],
    );
    (wrong instanceof HTMLElement ? wrong : resultElement.current)?.focus();
  }, [submission]);

  const showState = (state: Submission["state"]) =>
    setSubmission(({ results }) => ({ ...idle, results, state }));
  const showResult = (result: Partial<Submission>) =>
    setSubmission(({ results }) => ({ ...idle, ...result, results: results + 1 }));
  const showError = (message: string, errors: FieldErrors = {}) =>
    showResult({ state: "error", message, errors });

  function clearSaved() {
    draft.clear();
    clearIdempotencyKey(formId);
  }

  /** Zod is loaded when the form is first used. Where it cannot be loaded, only the server validates. */
  async function loadValidation() {
    validate.current ??= await import("./validate-in-browser.ts").then(
      (module) => module.validateInBrowser,
      () => null,
    );
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // State changes too late to stop the second click of a double click.
    if (isSending.current) return;
    isSending.current = true;
    const target = event.currentTarget;
    const data = new FormData(target);
    const payload = payloadOf(data);
    const startedAt = performance.now();
    try {
      if (!validate.current) {
        showState("submitting");
        await loadValidation();
      }
      const validated = validate.current?.(form, payload, filesOf(data));
      if (validated && !validated.ok) return showError(validated.message, validated.errors);
      showState("submitting");
      const { ok, response } = await send({
        url: form.endpoint,
        body: form.encoding === "json" ? JSON.stringify(payload) : data,
        idempotencyKey: idempotencyKey(formId, data),
        onProgress: (progress) => setSubmission((current) => ({ ...current, progress })),
      }).finally(() => wait(minSubmittingMs - (performance.now() - startedAt)));
      if (!ok) return showError(response.message || response.error || form.messages.failed, response.errors);
      clearSaved();
      target.reset();
      showResult({ state: "success", message: form.messages.success });
    } catch (error) {
      showError((error instanceof Error && error.message) || form.messages.unexpected);
    } finally {
      isSending.current = false;
    }
  }

  return {
    submission,
    /** For the element that shows the result and receives the focus. */
    resultElement,
    draft: draft.state,
    discardDraft() {
      clearSaved();
      element.current?.reset();
      showState("idle");
    },
    /** Shows the empty form in place of the success message, with the focus in its first field. */
    startAgain() {
      focusFirstField.current = true;
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
      onFocus: () => void loadValidation(),
      onInput: draft.save,
    },
  } as const;
}
