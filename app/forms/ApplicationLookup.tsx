import { type FormEvent, lazy, Suspense } from "react";
import { ApplicationDetails } from "#app/components/sections/ApplicationDetails.tsx";
import { ApplicationErased } from "#app/components/sections/ApplicationErased.tsx";
import { Banner } from "#app/components/ui/Banner.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { TextField } from "#app/components/ui/Field.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { formatReceived } from "#contract/format-time.ts";
import { ApplicationActions, type ApplicationActionsLabels } from "./ApplicationActions.tsx";
import { useApplication } from "./use-application.ts";

type Labels = {
  form: { title: string; code: string; hint: string; submit: string; failed: string; eraseFailed: string };
  result: ApplicationActionsLabels &
    Record<"received" | "stage" | "kind" | "file" | "gone" | "goneText", string>;
};

const ApplicationIsland = lazy(() => import("./ApplicationIsland.tsx"));

const formId = "your-application";

/** Asks for the code of an application, shows the application, and lets its applicant download and erase it. */
export function ApplicationLookup({
  labels: { form, result },
  onErased,
}: {
  labels: Labels;
  onErased: () => void;
}) {
  const { state, error, isBusy, resultElement, view, erase } = useApplication(form, onErased);

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
  if (state.step === "details") {
    const { application, code } = state;
    return (
      <ApplicationDetails
        ref={resultElement}
        tabIndex={-1}
        className="outline-none"
        application={{
          ...application,
          receivedAt: formatReceived(application.receivedAt),
          fileName: application.file?.name,
        }}
        labels={result}
        notice={
          <>
            <div role="alert">{error && <Banner variant="error">{error}</Banner>}</div>
            <Suspense>
              <ApplicationIsland {...application} />
            </Suspense>
          </>
        }
      >
        <ApplicationActions
          application={application}
          labels={result}
          isBusy={isBusy}
          onErase={() => erase(code)}
        />
      </ApplicationDetails>
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
      <Heading level={2} variant="section" className="mb-4">
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
      />
      <div>
        <Button type="submit" disabled={isBusy} className="max-sm:w-full">
          {form.submit}
        </Button>
      </div>
    </form>
  );
}
