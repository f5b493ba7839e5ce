import { useQuery } from "@tanstack/react-query";
import { dateOf } from "#contract/desk/format-day.ts";
import { formKinds, type Role, roles, type SiteRight, siteRights } from "#contract/desk/roles.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { positionsQuery } from "../../api/members.ts";
import { formLabels } from "../../components/form-labels.ts";
import { roleTexts, siteRightTexts } from "../../components/role-texts.ts";
import { CheckboxList } from "../../components/ui/CheckboxList.tsx";
import { ChoiceRow } from "../../components/ui/ChoiceRow.tsx";
import { DateInput } from "../../components/ui/DateInput.tsx";
import { SelectField } from "../../components/ui/TextField.tsx";

/** What a member may see and do. */
export type MemberRights = {
  role: Role;
  forms: FormKind[];
  positions: string[];
  ventures: string[];
  /** The last day of their access; null for no end. */
  accessUntil: string | null;
  site: SiteRight;
};

/** Known names as choices, and chosen ones that are not known any more. */
const nameOptions = (known: string[] = [], chosen: string[]) =>
  [...new Set([...known, ...chosen])].map((name) => ({ value: name, label: name }));

/** A member's role, what they see and until when, and what they may do with the site; owners see and do all. */
export function MemberFields({
  role,
  forms,
  positions,
  ventures,
  accessUntil,
  site,
  error,
  onChange,
}: MemberRights & {
  /** Why the forms were refused. */
  error?: string;
  onChange: (change: Partial<MemberRights>) => void;
}) {
  const known = useQuery(positionsQuery).data;
  return (
    <>
      <ChoiceRow
        legend="Role"
        choices={roles.map((option) => ({ value: option, ...roleTexts[option] }))}
        value={role}
        onChange={(role) => onChange({ role })}
      />
      {role !== "owner" && (
        <CheckboxList
          legend="Kinds of applications"
          options={formKinds.map((form) => ({ value: form, label: formLabels[form] }))}
          chosen={forms}
          error={error}
          className="grid grid-cols-2 gap-x-4"
          onChange={(forms) => onChange({ forms })}
        />
      )}
      {role !== "owner" && !forms.includes("career") && (
        <>
          <CheckboxList
            legend="Only these positions"
            options={nameOptions(known?.positions, positions)}
            chosen={positions}
            onChange={(positions) => onChange({ positions })}
          />
          <CheckboxList
            legend="All positions at these ventures"
            options={nameOptions(known?.ventures, ventures)}
            chosen={ventures}
            onChange={(ventures) => onChange({ ventures })}
          />
        </>
      )}
      {role !== "owner" && (
        <DateInput
          label="Access until"
          value={accessUntil ?? ""}
          min={dateOf(Date.now())}
          onChange={(date) => onChange({ accessUntil: date || null })}
        />
      )}
      {role !== "owner" && (
        <SelectField
          label="The site’s content"
          value={site}
          onChange={(event) => onChange({ site: event.target.value as SiteRight })}
        >
          {siteRights.map((right) => (
            <option key={right} value={right}>
              {siteRightTexts[right]}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
