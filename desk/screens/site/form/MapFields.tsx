import { IconPlus, IconX } from "@tabler/icons-react";
import { labelOf } from "#contract/desk/field-labels.ts";
import { emptyValue, fieldSchema, type JsonSchema } from "#contract/desk/json-schema.ts";
import type { ValueMap, ValuePath } from "#contract/desk/site-values.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { AnyField } from "./AnyField.tsx";
import { focusAddedField } from "./focus-field.ts";
import { useForm } from "./form-context.ts";

/** The fields of a map in the order of its schema, and those that can be added. */
export function MapFields({ path, schema, value }: { path: ValuePath; schema: JsonSchema; value: ValueMap }) {
  const { edit } = useForm();
  const known = Object.keys(schema.properties ?? {});
  const others = Object.keys(value).filter((name) => !known.includes(name));
  const missing = known.filter((name) => value[name] === undefined);
  const isRequired = (name: string) => schema.required?.includes(name) === true;
  const canRemove = (name: string) => !isRequired(name) && name !== "body";
  return (
    <>
      {[...known, ...others]
        .filter((name) => value[name] !== undefined)
        .map((name) => (
          <div key={name} className="flex items-start gap-1">
            <div className="min-w-0 grow">
              <AnyField
                name={name}
                path={[...path, name]}
                schema={fieldSchema(schema, name) ?? {}}
                value={value[name]}
              />
            </div>
            {canRemove(name) && (
              <Button
                variant="quiet"
                iconOnly
                title="Remove this field"
                aria-label={`Remove ${labelOf(name, fieldSchema(schema, name))}`}
                onClick={() => edit({ kind: "set", path: [...path, name], before: value[name] })}
              >
                <IconX aria-hidden />
              </Button>
            )}
          </div>
        ))}
      {missing.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {missing.map((name) => (
            <Button
              key={name}
              variant={isRequired(name) ? "secondary" : "quiet"}
              onClick={() => {
                edit({
                  kind: "set",
                  path: [...path, name],
                  value: emptyValue(fieldSchema(schema, name) ?? {}),
                });
                focusAddedField([...path, name]);
              }}
            >
              <IconPlus aria-hidden />
              {labelOf(name, fieldSchema(schema, name))}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}
