import { Button } from "#app/components/ui/Button.tsx";
import { Checkbox } from "#app/components/ui/Checkbox.tsx";

/** A plain form that erases an application after one confirmation, for visitors without JavaScript. */
export function EraseApplicationForm({
  action,
  code,
  labels,
}: {
  action: string;
  /** The secret code of the application. */
  code: string;
  labels: Record<"confirm" | "yes" | "erase", string>;
}) {
  return (
    <form className="mt-8 grid gap-6" method="post" action={action}>
      <input type="hidden" name="code" value={code} />
      <p className="max-w-text font-medium">{labels.confirm}</p>
      <Checkbox formId="erase-application" name="confirmed" required>
        {labels.yes}
      </Checkbox>
      <div>
        <Button type="submit">{labels.erase}</Button>
      </div>
    </form>
  );
}
