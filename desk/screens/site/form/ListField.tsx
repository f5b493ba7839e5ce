import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { formatCount } from "#contract/count.ts";
import { labelOf, schemaFor, summaryOf } from "#contract/desk/field-labels.ts";
import { alternativesOf, emptyValue, type JsonSchema } from "#contract/desk/json-schema.ts";
import { isMap, type SiteEdit, type SiteValue, type ValuePath } from "#contract/desk/site-values.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { AnyField } from "./AnyField.tsx";
import { focusAddedField } from "./focus-field.ts";
import { useForm } from "./form-context.ts";
import { MapFields } from "./MapFields.tsx";
import { Part } from "./Part.tsx";

type ListEdit = Exclude<SiteEdit, { kind: "set" }>;

/**
 * What the entries of a list are known by: one that is moved keeps the focus, and whether it is open.
 * @returns them, and what changes them as an edit does
 */
function useEntryIds(count: number): [string[], (edit: ListEdit) => void] {
  const [ids, setIds] = useState<string[]>([]);
  if (ids.length !== count) {
    setIds(Array.from({ length: count }, (_, index) => ids[index] ?? crypto.randomUUID()));
  }
  const change = (edit: ListEdit) =>
    setIds((before) => {
      if (edit.kind === "insert") return before.toSpliced(edit.index, 0, crypto.randomUUID());
      const [id = ""] = before.slice(edit.index, edit.index + 1);
      const others = before.toSpliced(edit.index, 1);
      return edit.kind === "move" ? others.toSpliced(edit.to, 0, id) : others;
    });
  return [ids, change];
}

type EntryProps = {
  path: ValuePath;
  index: number;
  count: number;
  schema: JsonSchema;
  value: SiteValue;
  onEdit: (edit: ListEdit) => void;
};

/** Buttons that move, copy and remove an entry of a list. */
function EntryActions({ path, index, count, value, onEdit }: Omit<EntryProps, "schema">) {
  const what = summaryOf(value).slice(0, 40) || `entry ${index + 1}`;
  const move = (to: number) => onEdit({ kind: "move", path, index, to, before: value });
  const buttons = [
    { label: "Move up", icon: IconArrowUp, isOff: index === 0, act: () => move(index - 1) },
    { label: "Move down", icon: IconArrowDown, isOff: index === count - 1, act: () => move(index + 1) },
    {
      label: "Copy",
      icon: IconCopy,
      isOff: false,
      act: () => onEdit({ kind: "insert", path, index: index + 1, length: count, value }),
    },
    {
      label: "Remove",
      icon: IconTrash,
      isOff: false,
      act: () => {
        onEdit({ kind: "remove", path, index, before: value });
        focusAddedField(count > 1 ? [...path, Math.min(index, count - 2)] : path);
      },
    },
  ];
  return buttons.map(({ label, icon: Icon, isOff, act }) => (
    <Button
      key={label}
      variant="quiet"
      iconOnly
      aria-label={`${label}: ${what}`}
      title={label}
      // At an end of the list it keeps the focus.
      aria-disabled={isOff || undefined}
      className="aria-disabled:opacity-60"
      onClick={() => !isOff && act()}
    >
      <Icon aria-hidden />
    </Button>
  ));
}

function Entry({ schema, ...entry }: EntryProps) {
  const { path, index, value } = entry;
  const own = [...path, index];
  const actions = <EntryActions {...entry} />;
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
  path: ValuePath;
  schema: JsonSchema;
  value: SiteValue[];
}) {
  const { edit } = useForm();
  const items = schema.items ?? {};
  const choices = newEntries(items);
  const [ids, changeIds] = useEntryIds(value.length);
  function change(one: ListEdit) {
    edit(one);
    changeIds(one);
  }
  function add(entry: SiteValue) {
    change({ kind: "insert", path, index: value.length, length: value.length, value: entry });
    focusAddedField([...path, value.length]);
  }
  return (
    <Part
      name={name}
      path={path}
      schema={schema}
      value={value}
      summary={formatCount(value.length, "entry", "entries")}
    >
      {value.map((entry, index) => (
        <Entry
          key={ids[index]}
          path={path}
          index={index}
          count={value.length}
          schema={items}
          value={entry}
          onEdit={change}
        />
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
