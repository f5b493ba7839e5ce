import { IconPlus, IconX } from "@tabler/icons-react";
import { labelOf } from "#contract/desk/field-labels.ts";
import { emptyValue, fieldSchema, type JsonSchema } from "#contract/desk/json-schema.ts";
import type { ValueMap, ValuePath } from "#contract/desk/site-values.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { AnyField } from "./AnyField.tsx";
import { focusAddedField } from "./focus-field.ts";
import { useForm } from "./form-context.ts";

type FieldProps = { name: string; path: ValuePath; schema: JsonSchema; isRequired: boolean };

/** A button that adds a field, empty. One that ticks a box at once says what that means. */
function AddField({ name, path, schema, isRequired }: FieldProps) {
  const { edit } = useForm();
  const isTick = schema.type === "boolean";
  const button = (
    <Button
      variant={isRequired ? "secondary" : "quiet"}
      className={schema.addLabel && "self-start"}
      onClick={() => {
        edit({ kind: "set", path, value: emptyValue(schema) });
        focusAddedField(path);
      }}
    >
      {!isTick && <IconPlus aria-hidden />}
      {schema.addLabel ?? labelOf(name, schema)}
    </Button>
  );
  if (!isTick || !schema.addLabel) return button;
  return (
    <div>
      {button}
      <p className="pl-3 text-fine text-quiet">{schema.description}</p>
    </div>
  );
}

/** A field, and the button that removes it where the file can do without it. */
function PresentField({ value, isRequired, ...field }: FieldProps & { value: ValueMap[string] }) {
  const { edit } = useForm();
  const { name, path, schema } = field;
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 grow">
        <AnyField {...field} value={value} />
      </div>
      {!isRequired && name !== "body" && (
        <Button
          variant="quiet"
          iconOnly
          title="Remove this field"
          aria-label={`Remove ${labelOf(name, schema)}`}
          onClick={() => edit({ kind: "set", path, before: value })}
        >
          <IconX aria-hidden />
        </Button>
      )}
    </div>
  );
}

/** The fields of a map in the order of its schema, and those that can be added. */
export function MapFields({ path, schema, value }: { path: ValuePath; schema: JsonSchema; value: ValueMap }) {
  const known = Object.keys(schema.properties ?? {});
  const others = Object.keys(value).filter((name) => !known.includes(name));
  const fieldOf = (name: string): FieldProps => ({
    name,
    path: [...path, name],
    schema: fieldSchema(schema, name) ?? {},
    isRequired: schema.required?.includes(name) === true,
  });
  const missing = known.filter((name) => value[name] === undefined).map(fieldOf);
  const atEnd = missing.filter((one) => one.schema.addLabel === undefined);
  return (
    <>
      {[...known, ...others].map((name) => {
        const [field, own] = [fieldOf(name), value[name]];
        if (own !== undefined) return <PresentField key={name} {...field} value={own} />;
        return field.schema.addLabel && <AddField key={name} {...field} />;
      })}
      {atEnd.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {atEnd.map((field) => (
            <AddField key={field.name} {...field} />
          ))}
        </p>
      )}
    </>
  );
}
