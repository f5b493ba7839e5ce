type Props = {
  /** Dates of Stockholm, such as `2026-11-23`. */
  since: string;
  until: string;
  onChange: (period: { since: string; until: string }) => void;
};

const inputStyle =
  "h-control rounded-control border border-hairline-strong bg-field px-2.5 tabular-nums hover:border-text pointer-coarse:h-touch";

/** Chooses the first and the last day to count. */
export function PeriodPicker({ since, until, onChange }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex items-center gap-2">
        <span className="text-quiet max-md:w-10">From</span>
        <input
          type="date"
          value={since}
          max={until}
          required
          onChange={({ target }) => target.validity.valid && onChange({ since: target.value, until })}
          className={inputStyle}
        />
      </label>
      <label className="flex items-center gap-2">
        <span className="text-quiet max-md:w-10">to</span>
        <input
          type="date"
          value={until}
          min={since}
          required
          onChange={({ target }) => target.validity.valid && onChange({ since, until: target.value })}
          className={inputStyle}
        />
      </label>
    </div>
  );
}
