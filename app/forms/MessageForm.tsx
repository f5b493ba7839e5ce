import { Button } from "#app/components/ui/Button.tsx";
import { TextArea } from "#app/components/ui/Field.tsx";
import { maxMessageLength } from "#contract/limits.ts";

export type MessageLabels = Record<"label" | "hint" | "submit" | "sent", string>;

/** A box in which the applicant writes to the team. It is a plain form, which works without scripts. */
export function MessageForm({
  code,
  labels,
  defaultValue,
}: {
  /** The applicant's secret. */
  code: string;
  labels: MessageLabels;
  defaultValue?: string;
}) {
  return (
    <form className="mt-12 grid gap-6" method="post" action="/api/application/message">
      <input type="hidden" name="code" value={code} />
      <TextArea
        formId="application-message"
        name="text"
        label={labels.label}
        hint={labels.hint}
        required
        maxLength={maxMessageLength}
        defaultValue={defaultValue}
      />
      <div>
        <Button type="submit" variant="secondary" className="max-sm:w-full">
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}
