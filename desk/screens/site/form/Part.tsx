import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { labelOf, mistakeText } from "#contract/desk/field-labels.ts";
import type { JsonSchema } from "#contract/desk/json-schema.ts";
import { pathKey, type SiteValue, type ValuePath } from "#contract/desk/site-values.ts";
import { Disagreement } from "./Disagreement.tsx";
import { fieldId, useForm } from "./form-context.ts";

type Props = {
  name: string | number;
  path: ValuePath;
  schema: JsonSchema;
  value: SiteValue;
  /** Tells it from its neighbors, beside its name. */
  summary?: string;
  /** Buttons beside it. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of a form that opens and closes. Closed, it says whether something in it is wrong. */
export function Part({ name, path, schema, value, summary, actions, children }: Props) {
  const { mistakes, toFill } = useForm();
  const key = pathKey(path);
  const countInside = (keys: Iterable<string>) => [...keys].filter((one) => one.startsWith(`${key}.`)).length;
  const inside = countInside(mistakes.keys());
  const emptyInside = countInside(toFill);
  const own = mistakes.get(key);
  return (
    <div className="relative flex flex-col border-b border-hairline">
      <details id={fieldId(key)}>
        <summary className="flex min-h-control cursor-pointer list-none items-center gap-1.5 py-1.5 pr-32 font-medium hover:bg-hover pointer-coarse:min-h-touch pointer-coarse:pr-0">
          <IconChevronRight aria-hidden className="shrink-0 text-quiet [[open]>summary>&]:rotate-90" />
          <span className="shrink-0">{labelOf(name, schema)}</span>
          {summary && <span className="truncate font-text text-quiet">{summary}</span>}
          {emptyInside > 0 && <span className="shrink-0 text-fine text-quiet">{emptyInside} to fill in</span>}
          {inside > 0 && <span className="shrink-0 text-fine text-danger">{inside} to correct</span>}
        </summary>
        <div className="flex flex-col gap-3 pt-1 pb-4 pl-5">
          {schema.description && <p className="text-fine text-quiet">{schema.description}</p>}
          {children}
        </div>
      </details>
      {/* Large enough for fingers they would cover its name, so they stand above it. */}
      {actions && (
        <div className="absolute top-0 right-0 flex pointer-coarse:static pointer-coarse:-order-1 pointer-coarse:justify-end">
          {actions}
        </div>
      )}
      {own && (
        <p role="alert" className="pb-2 text-fine font-medium text-danger">
          {mistakeText(labelOf(name, schema), own)}
        </p>
      )}
      <Disagreement id={`${fieldId(key)}-other`} path={path} value={value} />
    </div>
  );
}
