import type { ComponentProps } from "react";
import { Button } from "#app/components/ui/Button.tsx";
import { TextArea } from "#app/components/ui/Field.tsx";
import { maxMessageLength } from "#contract/limits.ts";

export type MessageLabels = Record<"label" | "hint" | "submit" | "sent", string>;

/** A box in which the applicant writes to the team. It is a plain form, which works without scripts, too. */
export function MessageForm({
  code,
  labels,
  isBusy = false,
  defaultValue,
  ...props
}: {
  /** The applicant's secret, for the form without scripts. */
  code: string;
  labels: MessageLabels;
  isBusy?: boolean;
  defaultValue?: string;
} & Omit<ComponentProps<"form">, "children" | "defaultValue">) {
  return (
    <form {...props} className="mt-12 grid gap-6" method="post" action="/api/application/message">
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
        <Button type="submit" variant="secondary" disabled={isBusy} className="max-sm:w-full">
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}
