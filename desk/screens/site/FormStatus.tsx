import type { ReactNode, RefObject } from "react";
import { formatCount } from "#contract/count.ts";
import type { SiteFile } from "#contract/desk/site.ts";
import { toPath, type ValuePath } from "#contract/desk/site-values.ts";
import { Button } from "../../components/ui/Button.tsx";
import { focusNextField } from "./form/focus-field.ts";

type NextFieldProps = {
  paths: ValuePath[];
  /** The field that had the focus last. */
  after: RefObject<ValuePath | null>;
  className?: string;
  children: ReactNode;
};

/** A button that goes to the next of some fields. */
export function NextField({ paths, after, className, children }: NextFieldProps) {
  return (
    <Button variant="quiet" className={className} onClick={() => focusNextField(paths, after.current)}>
      {children}
    </Button>
  );
}

type Props = {
  isSaving: boolean;
  /** Why it was not saved. */
  error: string | null;
  hasDraft: boolean;
  toFill: SiteFile["mistakes"];
  mistakes: SiteFile["mistakes"];
  lastField: RefObject<ValuePath | null>;
};

const pathsOf = (mistakes: SiteFile["mistakes"]) =>
  mistakes.flatMap(({ field }) => (field === "" ? [] : [toPath(field)]));

/** Stays above a form: whether it is saved, and what is to be filled or corrected. */
export function FormStatus({ isSaving, error, hasDraft, toFill, mistakes, lastField }: Props) {
  const text = isSaving ? "Saving …" : hasDraft ? "The draft is saved" : "No draft";
  return (
    <div className="sticky -top-3 z-1 -mx-4 flex min-h-control flex-wrap items-center gap-x-3 border-b border-hairline bg-ground px-4 pt-2 pb-1 lg:-mx-6 lg:px-6">
      <p role="status" className={error ? "font-medium text-danger" : "text-quiet"}>
        {error ? `Not saved: ${error}` : text}
      </p>
      <span className="-mr-3 ml-auto flex flex-wrap">
        {toFill.length > 0 && (
          <NextField paths={pathsOf(toFill)} after={lastField}>
            {formatCount(toFill.length, "field")} still to fill
          </NextField>
        )}
        {mistakes.length > 0 && (
          <NextField paths={pathsOf(mistakes)} after={lastField} className="text-danger">
            {formatCount(mistakes.length, "thing")} to correct
          </NextField>
        )}
      </span>
    </div>
  );
}
