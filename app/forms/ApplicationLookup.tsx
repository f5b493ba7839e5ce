import type { FormEvent } from "react";
import { ApplicationErased } from "#app/components/sections/ApplicationErased.tsx";
import { Banner } from "#app/components/ui/Banner.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { TextField } from "#app/components/ui/Field.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { usePageInput } from "#app/page-input.ts";
import { MessageForm } from "./MessageForm.tsx";
import { type ApplicationLabels, OpenApplication } from "./OpenApplication.tsx";
import { StaticApplication } from "./StaticApplication.tsx";
import { useApplication } from "./use-application.ts";

type Labels = {
  form: { title: string; code: string; hint: string; submit: string; failed: string; eraseFailed: string };
  result: ApplicationLabels;
};

const formId = "your-application";

/** Asks for the code of an application, shows the application, and lets its applicant write, download, withdraw and erase. */
export function ApplicationLookup({
  labels: { form, result },
  onErased,
}: {
  labels: Labels;
  onErased: () => void;
}) {
  const input = usePageInput();
  const { application: given, refusedForm } = input;
  const requests = useApplication(form, onErased, input);
  const { state, error, isBusy, resultElement, view } = requests;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    // The code alone, or the whole link with the code after its #.
    void view(typed.split("#").at(-1) ?? typed);
  }

  if (state.step === "erased") {
    return (
      <ApplicationErased
        ref={resultElement}
        tabIndex={-1}
        title={result.gone}
        description={result.goneText}
      />
    );
  }
  // Only the server renders it, so the browser's script is without it.
  if (import.meta.env.SSR && given && given !== "erased")
    return <StaticApplication application={given} labels={result} />;
  if (state.step === "details")
    return <OpenApplication key={state.code} {...state} labels={result} requests={requests} />;
  // A message that was refused without scripts, with what was typed.
  if (refusedForm?.values.text) {
    return (
      <>
        <div role="alert" data-form-banner>
          <Banner variant="error">{refusedForm.message}</Banner>
        </div>
        <MessageForm
          code={refusedForm.values.code ?? ""}
          labels={result.message}
          defaultValue={refusedForm.values.text}
        />
      </>
    );
  }
  return (
    <form
      className="grid gap-6"
      onSubmit={submit}
      method="post"
      action="/api/application/view"
      data-form={formId}
    >
      <Heading level={2} variant="entry" className="mb-4">
        {form.title}
      </Heading>
      <div ref={resultElement} role="alert" tabIndex={-1} data-form-banner hidden={!error}>
        <Banner variant="error">{error}</Banner>
      </div>
      <TextField
        formId={formId}
        name="code"
        label={form.code}
        hint={form.hint}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={refusedForm?.values.code}
      />
      <div>
        <Button type="submit" disabled={isBusy} className="max-sm:w-full">
          {form.submit}
        </Button>
      </div>
    </form>
  );
}
