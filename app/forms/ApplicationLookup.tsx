import { ApplicationErased } from "#app/components/sections/ApplicationErased.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { TextField } from "#app/components/ui/Field.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { usePageInput } from "#app/page-input.ts";
import { ApplicationError } from "./ApplicationError.tsx";
import { MessageForm } from "./MessageForm.tsx";
import { type ApplicationLabels, OpenApplication } from "./OpenApplication.tsx";

type Labels = {
  form: { title: string; code: string; hint: string; submit: string; failed: string; eraseFailed: string };
  result: ApplicationLabels;
};

/**
 * Asks for the code of an application, and shows the application that the server answers with. All of it are plain forms,
 * which `page-script/application-forms.ts` sends in the page.
 */
export function ApplicationLookup({ labels: { form, result } }: { labels: Labels }) {
  return (
    <div data-application data-failed={form.failed} data-erase-failed={form.eraseFailed}>
      <Answer form={form} result={result} />
    </div>
  );
}

function Answer({ form, result }: Labels) {
  const { application, refusedForm } = usePageInput();
  if (application === "erased") {
    return <ApplicationErased tabIndex={-1} autoFocus title={result.gone} description={result.goneText} />;
  }
  if (application) return <OpenApplication {...application} labels={result} refusedForm={refusedForm} />;
  // A message that was refused, with what was typed.
  if (refusedForm?.values.text) {
    return (
      <>
        <ApplicationError message={refusedForm.message} />
        <MessageForm
          code={refusedForm.values.code ?? ""}
          labels={result.message}
          defaultValue={refusedForm.values.text}
        />
      </>
    );
  }
  return (
    <form className="grid gap-6" method="post" action="/api/application/view">
      <Heading level={2} variant="item">
        {form.title}
      </Heading>
      <ApplicationError message={refusedForm?.message} />
      <TextField
        formId="your-application"
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
        <Button type="submit" className="max-sm:w-full">
          {form.submit}
        </Button>
      </div>
    </form>
  );
}
