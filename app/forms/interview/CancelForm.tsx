import { Button } from "#app/components/ui/Button.tsx";
import type { InterviewForms } from "./interview-form.ts";
import { SentFields } from "./SentFields.tsx";

/** Cancels an interview, or says that no time suits: behind a heading that opens it, so that nobody does it by mistake. */
export function CancelForm({
  forms: { action, fields },
  title,
  description,
  submit,
}: {
  forms: InterviewForms;
  title: string;
  description: string;
  submit: string;
}) {
  return (
    <details className="border-y border-hairline-strong py-4">
      <summary className="cursor-pointer font-bold pointer-coarse:py-2.5">{title}</summary>
      <form method="post" action={`${action}/cancel`} className="mt-4 grid gap-6">
        <SentFields values={fields} />
        <p>{description}</p>
        <div>
          <Button type="submit" variant="secondary" className="max-sm:w-full">
            {submit}
          </Button>
        </div>
      </form>
    </details>
  );
}
