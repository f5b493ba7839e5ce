import { Button } from "#app/components/ui/Button.tsx";
import { TextArea } from "#app/components/ui/Field.tsx";
import { maxLength } from "#contract/limits.ts";
import type { ApplicationView } from "#contract/responses.ts";

export type CorrectionLabels = Record<"title" | "field" | "value" | "hint" | "submit" | "done", string>;

const formId = "application-correction";

/** Corrects one field of an application, folded after its title. It is a plain form, which works without scripts. */
export function CorrectionForm({
  code,
  fields,
  labels,
  typed,
}: {
  /** The applicant's secret. */
  code: string;
  fields: ApplicationView["correctable"];
  labels: CorrectionLabels;
  /** What was typed into the form when it was refused. */
  typed: { name?: string; value?: string };
}) {
  return (
    <details open={typed.value !== undefined} className="border-b border-hairline-strong">
      <summary className="flex min-h-11 cursor-pointer items-center py-4 font-medium hover:text-accent">
        {labels.title}
      </summary>
      <form className="grid gap-6 pt-2 pb-8" method="post" action="/api/application/correct">
        <input type="hidden" name="code" value={code} />
        <fieldset>
          <legend className="mb-3 font-medium">{labels.field}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            {fields.map(({ name, label }) => (
              <label key={name} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="name"
                  value={name}
                  required
                  defaultChecked={name === typed.name}
                  className="size-5 accent-primary"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          formId={formId}
          name="value"
          label={labels.value}
          hint={labels.hint}
          required
          rows={2}
          maxLength={maxLength.text}
          defaultValue={typed.value}
        />
        <div>
          <Button type="submit" variant="secondary" className="max-sm:w-full">
            {labels.submit}
          </Button>
        </div>
      </form>
    </details>
  );
}
