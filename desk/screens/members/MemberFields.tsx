import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { dateOf } from "#contract/desk/format-day.ts";
import { formKinds, type Role, roles, type SiteRight, siteRights } from "#contract/desk/roles.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { positionsQuery } from "../../api/members.ts";
import { formLabels } from "../../components/form-labels.ts";
import { roleTexts, siteRightTexts } from "../../components/role-texts.ts";
import { CheckboxRow } from "../../components/ui/CheckboxRow.tsx";
import { DateInput } from "../../components/ui/DateInput.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { inputStyle } from "../../components/ui/TextField.tsx";

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

/** Checkboxes for names, also for chosen ones that are not known any more. Nothing without any. */
function Choices({
  legend,
  known = [],
  chosen,
  onChange,
}: {
  legend: string;
  known?: string[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}) {
  const names = [...new Set([...known, ...chosen])];
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      {names.map((name) => (
        <CheckboxRow
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
          }
        />
      ))}
    </fieldset>
  );
}

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
  const id = useId();
  const known = useQuery(positionsQuery).data;
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">Role</legend>
        {roles.map((option) => (
          <div key={option} className="flex items-start gap-3 py-1.5">
            <input
              type="radio"
              id={`${id}-${option}`}
              name={`${id}-role`}
              checked={role === option}
              onChange={() => onChange({ role: option })}
              aria-describedby={`${id}-${option}-description`}
              className="mt-0.5 size-4 shrink-0 cursor-pointer accent-ember"
            />
            <div>
              <label htmlFor={`${id}-${option}`} className="cursor-pointer">
                {roleTexts[option].label}
              </label>
              <p id={`${id}-${option}-description`} className="text-fine text-quiet">
                {roleTexts[option].description}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      {role !== "owner" && (
        <fieldset>
          <legend className="mb-1 font-medium">Forms</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {formKinds.map((form) => (
              <CheckboxRow
                key={form}
                label={formLabels[form]}
                checked={forms.includes(form)}
                onChange={(event) =>
                  onChange({
                    forms: event.target.checked ? [...forms, form] : forms.filter((other) => other !== form),
                  })
                }
              />
            ))}
          </div>
          <FormError className="text-fine">{error}</FormError>
        </fieldset>
      )}
      {role !== "owner" && !forms.includes("career") && (
        <>
          <Choices
            legend="Only these positions"
            known={known?.positions}
            chosen={positions}
            onChange={(positions) => onChange({ positions })}
          />
          <Choices
            legend="All positions at these ventures"
            known={known?.ventures}
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
        <label className="flex flex-col gap-1.5 font-medium">
          The site’s content
          <select
            value={site}
            onChange={(event) => onChange({ site: event.target.value as SiteRight })}
            className={inputStyle}
          >
            {siteRights.map((right) => (
              <option key={right} value={right}>
                {siteRightTexts[right]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
