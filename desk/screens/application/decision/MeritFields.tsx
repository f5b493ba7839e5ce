import type { Merits } from "#contract/desk/decisions.ts";
import { TextArea } from "../../../components/ui/TextField.tsx";

const parts: { name: keyof Merits; label: string }[] = [
  { name: "education", label: "Education" },
  { name: "experience", label: "Professional experience" },
  { name: "other", label: "Other qualifications" },
];

type Props = { merits: Partial<Merits>; onChange: (change: Partial<Merits>) => void };

/** What decided for somebody who is hired, for rejected applicants who ask. */
export function MeritFields({ merits, onChange }: Props) {
  return (
    <fieldset className="flex flex-col gap-3 border-t border-hairline pt-3">
      <legend className="sr-only">Qualifications behind the decision</legend>
      <p className="text-fine text-quiet">
        Applicants who were declined may ask for the qualifications of the person who was offered the
        position. Please leave out name and address: this text is kept for two years, even when the
        application is erased.
      </p>
      {parts.map(({ name, label }) => (
        <TextArea
          key={name}
          label={label}
          rows={2}
          maxLength={2_000}
          value={merits[name] ?? ""}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </fieldset>
  );
}
