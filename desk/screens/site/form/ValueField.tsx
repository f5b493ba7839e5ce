import { useState } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { labelOf, mistakeText } from "#contract/desk/field-labels.ts";
import type { JsonSchema } from "#contract/desk/json-schema.ts";
import { pathKey, type SiteValue, type ValuePath } from "#contract/desk/site-values.ts";
import { inputStyle } from "../../../components/ui/field-style.ts";
import { TextPhotos } from "../pictures/TextPhotos.tsx";
import { TextPicture } from "../pictures/TextPicture.tsx";
import { AddressControl } from "./AddressControl.tsx";
import { Disagreement } from "./Disagreement.tsx";
import { fieldId, useForm } from "./form-context.ts";
import { MarkdownTools } from "./MarkdownTools.tsx";
import { markHint } from "./mark-hint.ts";
import { numberOf, shownNumber } from "./typed-number.ts";

type ControlProps = {
  schema: JsonSchema;
  value: SiteValue | undefined;
  onChange: (value: SiteValue) => void;
  isLong: boolean;
  control: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-required": true | undefined;
    "aria-describedby": string | undefined;
    onFocus: () => void;
  };
};

const areaStyle =
  "field-sizing-content block min-h-control w-full resize-none rounded-control border border-hairline-strong bg-field px-2.5 py-1.5 hover:border-text aria-invalid:border-danger pointer-coarse:text-body";

/** Format of a day, or a day and a time, such as `2026-12-01 09:30`. A day alone begins at midnight. */
const timeFormat = "day-or-time";
const withTime = (text: string) => (/^[\d-]{10}$/.test(text) ? `${text}T00:00` : text.replace(" ", "T"));

/** `FULL_TIME` becomes `Full time`. */
function optionLabel(option: SiteValue) {
  const text = String(option);
  return /^[A-Z_]+$/.test(text) ? text.charAt(0) + text.slice(1).toLowerCase().replaceAll("_", " ") : text;
}

function NumberControl({ value, onChange, control }: Pick<ControlProps, "value" | "onChange" | "control">) {
  const [typed, setTyped] = useState("");
  return (
    <input
      {...control}
      inputMode="decimal"
      value={shownNumber(typed, value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberOf(target.value));
      }}
      className={cn(inputStyle, "max-w-48")}
    />
  );
}

/** The control that suits the values of a schema. */
function Control({ schema, value, onChange, isLong, control }: ControlProps) {
  const options = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (schema.type === "boolean") {
    return (
      <input
        {...control}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 cursor-pointer accent-ember"
      />
    );
  }
  if (options) {
    return (
      <select
        {...control}
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
        className={inputStyle}
      >
        {!options.includes(value ?? null) && <option value={String(value)}>{String(value)}</option>}
        {options.map((option) => (
          <option key={String(option)} value={String(option)}>
            {optionLabel(option)}
          </option>
        ))}
      </select>
    );
  }
  if (schema.format === timeFormat) {
    return (
      <input
        {...control}
        type="datetime-local"
        value={withTime(String(value ?? ""))}
        onChange={({ target }) => target.value && onChange(target.value.replace("T", " "))}
        className={cn(inputStyle, "max-w-64")}
      />
    );
  }
  if (schema.type === "number" || schema.type === "integer") {
    return <NumberControl value={value} onChange={onChange} control={control} />;
  }
  if (schema.format === "date") {
    return (
      <input
        {...control}
        type="date"
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value)}
        className={cn(inputStyle, "max-w-48")}
      />
    );
  }
  if (schema.format === "address") {
    return <AddressControl {...control} value={String(value ?? "")} onChange={onChange} />;
  }
  const text = String(value ?? "");
  const hasLines = isLong || schema.hasLines || text.includes("\n");
  return (
    <textarea
      {...control}
      dir="auto"
      rows={isLong ? 12 : 1}
      value={text}
      onChange={(event) => onChange(hasLines ? event.target.value : event.target.value.replace(/\n/g, " "))}
      className={cn(areaStyle, isLong && "min-h-60")}
    />
  );
}

type Props = { name: string | number; path: ValuePath; schema: JsonSchema; value: SiteValue | undefined };

/** A field with one value: its label, its control, and what is wrong with it. */
export function ValueField({ name, path, schema, value }: Props) {
  const { file, edit, filledIn, copied, mistakes, toFill, refused, conflicts, onFocus } = useForm();
  const key = pathKey(path);
  const id = fieldId(key);
  const mistake = mistakes.get(key);
  const hint = copied.has(key) ? "Still the same as in the original." : markHint(key, value, filledIn);
  const hasDisagreement = refused.has(key) || conflicts.has(key);
  const described = [
    schema.description && `${id}-description`,
    hint && `${id}-hint`,
    mistake && `${id}-mistake`,
    hasDisagreement && `${id}-other`,
  ].filter(Boolean);
  const isToFill = toFill.has(key);
  const isCheck = schema.type === "boolean";
  const change = (next: SiteValue) => edit({ kind: "set", path, before: value, value: next });
  return (
    <div
      className={cn(
        "flex flex-col gap-1",
        isCheck && "flex-row-reverse flex-wrap items-center justify-end gap-2",
      )}
    >
      <label htmlFor={id} className={cn("text-fine text-quiet", isCheck && "cursor-pointer")}>
        {labelOf(name, schema)}
        {isToFill && <span aria-hidden> (required)</span>}
      </label>
      {key === "body" && <MarkdownTools controlId={id} />}
      <Control
        schema={schema}
        value={value}
        isLong={key === "body"}
        onChange={change}
        control={{
          id,
          "aria-invalid": mistake ? true : undefined,
          "aria-required": isToFill || undefined,
          "aria-describedby": described.join(" ") || undefined,
          onFocus: () => onFocus(path),
        }}
      />
      {key === "body" && file.startsWith("articles/") && (
        <>
          <TextPicture file={file} controlId={id} text={String(value ?? "")} onChange={change} />
          <TextPhotos file={file} text={String(value ?? "")} onChange={change} />
        </>
      )}
      {schema.description && (
        <p id={`${id}-description`} className="text-fine text-quiet">
          {schema.description}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-fine text-quiet">
          {hint}
        </p>
      )}
      {mistake && (
        <p id={`${id}-mistake`} role="alert" className="text-fine font-medium text-danger">
          {mistakeText(labelOf(name, schema), mistake)}
        </p>
      )}
      <Disagreement id={`${id}-other`} path={path} value={value} />
    </div>
  );
}
