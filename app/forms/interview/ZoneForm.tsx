import { Button } from "#app/components/ui/Button.tsx";
import { Select } from "#app/components/ui/Field.tsx";
import { timeZone } from "#contract/format-time.ts";
import type { InterviewForms } from "./interview-form.ts";
import { SentFields } from "./SentFields.tsx";

const hintId = "interview-zone-hint";
const zones = Intl.supportedValuesOf("timeZone");

/** Asks for a time zone in which times are shown, too. */
export function ZoneForm({
  zone,
  form: { fields = {}, ...form },
  labels,
}: {
  zone: string | null;
  form: InterviewForms["zone"];
  labels: { label: string; hint: string; submit: string };
}) {
  return (
    <form {...form} className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
      <SentFields values={fields} />
      <Select
        formId="interview-zone"
        name="zone"
        label={labels.label}
        aria-describedby={hintId}
        options={zone === null || zones.includes(zone) ? zones : [zone, ...zones]}
        defaultValue={zone ?? timeZone}
      />
      <div className="max-sm:order-1">
        <Button type="submit" variant="secondary">
          {labels.submit}
        </Button>
      </div>
      {/* Below both, so that the button stands beside the field. */}
      <p id={hintId} className="-mt-2 text-small text-quiet sm:col-span-2">
        {labels.hint}
      </p>
    </form>
  );
}
