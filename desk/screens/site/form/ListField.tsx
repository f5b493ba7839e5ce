import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from "@tabler/icons-react";
import { isMap, labelOf, schemaFor, summaryOf } from "#contract/desk/field-labels.ts";
import { alternativesOf, emptyValue, type JsonSchema } from "#contract/desk/json-schema.ts";
import type { SiteValue } from "#contract/desk/site-values.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { AnyField } from "./AnyField.tsx";
import { focusAddedField } from "./focus-field.ts";
import { useForm } from "./form-context.ts";
import type { Path } from "./local-edits.ts";
import { MapFields } from "./MapFields.tsx";
import { Part } from "./Part.tsx";

type EntryProps = { path: Path; index: number; count: number; schema: JsonSchema; value: SiteValue };

/** Buttons that move, copy and remove an entry of a list. */
function EntryActions({ path, index, count, value }: Omit<EntryProps, "schema">) {
  const { edit } = useForm();
  const what = summaryOf(value).slice(0, 40) || `entry ${index + 1}`;
  const move = (to: number) => edit({ kind: "move", path, index, to, before: value });
  const buttons = [
    { label: "Move up", icon: IconArrowUp, isOff: index === 0, act: () => move(index - 1) },
    { label: "Move down", icon: IconArrowDown, isOff: index === count - 1, act: () => move(index + 1) },
    {
      label: "Copy",
      icon: IconCopy,
      isOff: false,
      act: () => edit({ kind: "insert", path, index: index + 1, length: count, value }),
    },
    {
      label: "Remove",
      icon: IconTrash,
      isOff: false,
      act: () => edit({ kind: "remove", path, index, before: value }),
    },
  ];
  return buttons.map(({ label, icon: Icon, isOff, act }) => (
    <Button
      key={label}
      variant="quiet"
      iconOnly
      aria-label={`${label}: ${what}`}
      title={label}
      disabled={isOff}
      onClick={act}
    >
      <Icon aria-hidden />
    </Button>
  ));
}

function Entry({ path, index, count, schema, value }: EntryProps) {
  const own = [...path, index];
  const actions = <EntryActions path={path} index={index} count={count} value={value} />;
  if (!isMap(value)) {
    return (
      // The buttons stand above the field: what is said below it does not move them.
      <div className="relative pt-3">
        <AnyField name={index} path={own} schema={schema} value={value} />
        <div className="absolute top-0 right-0 flex">{actions}</div>
      </div>
    );
  }
  const fitting = schemaFor(schema, value);
  return (
    <Part name={index} path={own} schema={{}} value={value} summary={summaryOf(value)} actions={actions}>
      <MapFields path={own} schema={fitting} value={value} />
    </Part>
  );
}

/** What a new entry can be: by name where the entries of a list have kinds. */
function newEntries(items: JsonSchema): { label: string; value: SiteValue }[] {
  const kinds = alternativesOf(items).flatMap((one) => {
    const kind = one.properties?.kind?.const;
    return typeof kind === "string" ? [{ label: labelOf(kind), value: emptyValue(one) }] : [];
  });
  return kinds.length > 0 ? kinds : [{ label: "entry", value: emptyValue(items) }];
}

/** A list: its entries, and what can be added to it. */
export function ListField({
  name,
  path,
  schema,
  value,
}: {
  name: string | number;
  path: Path;
  schema: JsonSchema;
  value: SiteValue[];
}) {
  const { edit } = useForm();
  const items = schema.items ?? {};
  const choices = newEntries(items);
  function add(entry: SiteValue) {
    edit({ kind: "insert", path, index: value.length, length: value.length, value: entry });
    focusAddedField([...path, value.length]);
  }
  return (
    <Part name={name} path={path} schema={schema} value={value} summary={`${value.length}`}>
      {value.map((entry, index) => (
        // Entries have no names of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: a moved entry is another value at the same place.
        <Entry key={index} path={path} index={index} count={value.length} schema={items} value={entry} />
      ))}
      <p className="flex flex-wrap gap-2">
        {choices.map(({ label, value: entry }) => (
          <Button key={label} onClick={() => add(entry)}>
            <IconPlus aria-hidden />
            Add {label === "entry" ? `to ${labelOf(name, schema).toLowerCase()}` : label.toLowerCase()}
          </Button>
        ))}
      </p>
    </Part>
  );
}
