import { DateInput } from "../../components/ui/DateInput.tsx";

type Props = {
  /** Dates of Stockholm, such as `2026-11-23`. */
  since: string;
  until: string;
  onChange: (period: { since: string; until: string }) => void;
};

/** Chooses the first and the last day to count. */
export function PeriodPicker({ since, until, onChange }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <DateInput
        label="From"
        value={since}
        max={until}
        required
        onChange={(date) => onChange({ since: date, until })}
      />
      <DateInput
        label="to"
        value={until}
        min={since}
        required
        onChange={(date) => onChange({ since, until: date })}
      />
    </div>
  );
}
