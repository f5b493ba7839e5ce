import { useId } from "react";
import { formKinds, type Role, roles } from "#contract/desk/roles.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { formLabels } from "../../components/form-labels.ts";
import { roleTexts } from "../../components/role-texts.ts";
import { CheckboxRow } from "../../components/ui/CheckboxRow.tsx";

export type Access = { role: Role; forms: FormKind[] };

/** A member's role, and the forms they see; owners see all. */
export function MemberFields({
  role,
  forms,
  onChange,
}: Access & { onChange: (change: Partial<Access>) => void }) {
  const id = useId();
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
        </fieldset>
      )}
    </>
  );
}
