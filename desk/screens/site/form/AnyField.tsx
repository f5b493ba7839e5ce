import { memo } from "react";
import { labelOf, onlyField, schemaFor } from "#contract/desk/field-labels.ts";
import type { JsonSchema } from "#contract/desk/json-schema.ts";
import { pathKey, type SiteValue, type ValuePath } from "#contract/desk/site-values.ts";
import { Disagreement } from "./Disagreement.tsx";
import { fieldId } from "./form-context.ts";
import { ListField } from "./ListField.tsx";
import { MapFields } from "./MapFields.tsx";
import { Part } from "./Part.tsx";
import { ValueField } from "./ValueField.tsx";

type Props = { name: string | number; path: ValuePath; schema: JsonSchema; value: SiteValue | undefined };

const isSame = (one: Props, other: Props) =>
  one.value === other.value && one.schema === other.schema && pathKey(one.path) === pathKey(other.path);

/**
 * The field of any value: a control, or a part that opens with the fields of a list or map; a map with one field is
 * that field. Others are not rendered again while one is typed in.
 */
export const AnyField = memo(function AnyField({ name, path, schema, value }: Props) {
  const own = schemaFor(schema, value);
  if (Array.isArray(value)) return <ListField name={name} path={path} schema={own} value={value} />;
  if (typeof value === "object" && value !== null) {
    const only = onlyField(own);
    if (only) {
      const [field, inner] = only;
      const named = {
        ...inner,
        title: labelOf(name, own),
        description: own.description ?? inner.description,
      };
      return (
        <div>
          <AnyField name={field} path={[...path, field]} schema={named} value={value[field]} />
          <Disagreement id={`${fieldId(pathKey(path))}-other`} path={path} value={value} />
        </div>
      );
    }
    return (
      <Part name={name} path={path} schema={own} value={value}>
        <MapFields path={path} schema={own} value={value} />
      </Part>
    );
  }
  return <ValueField name={name} path={path} schema={own} value={value} />;
}, isSame);
