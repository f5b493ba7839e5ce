import { Button } from "#app/components/ui/Button.tsx";
import { Checkbox } from "#app/components/ui/Checkbox.tsx";

/** A plain form that does something with an application after one confirmation, for visitors without JavaScript. */
export function ConfirmedForm({
  formId,
  action,
  code,
  labels,
}: {
  /** Precedes the ids of its fields. */
  formId: string;
  action: string;
  /** The secret code of the application. */
  code: string;
  labels: Record<"button" | "confirm" | "yes", string>;
}) {
  return (
    <form className="mt-8 grid gap-6" method="post" action={action}>
      <input type="hidden" name="code" value={code} />
      <p className="max-w-text font-medium">{labels.confirm}</p>
      <Checkbox formId={formId} name="confirmed" required>
        {labels.yes}
      </Checkbox>
      <div>
        <Button type="submit" variant="secondary" className="max-sm:w-full">
          {labels.button}
        </Button>
      </div>
    </form>
  );
}
