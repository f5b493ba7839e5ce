import type { ReactNode, RefObject } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { formatCount } from "#contract/count.ts";
import type { SiteFile } from "#contract/desk/site.ts";
import { toPath, type ValuePath } from "#contract/desk/site-values.ts";
import { focusNextField } from "./form/focus-field.ts";

type NextFieldProps = {
  paths: ValuePath[];
  /** The field that had the focus last. */
  after: RefObject<ValuePath | null>;
  isWrong?: boolean;
  children: ReactNode;
};

/** A button that goes to the next of some fields. Nothing without any. */
function NextField({ paths, after, isWrong = false, children }: NextFieldProps) {
  if (paths.length === 0) return null;
  return (
    <button
      type="button"
      className={cn(
        "min-h-control cursor-pointer font-medium underline underline-offset-4 pointer-coarse:min-h-touch",
        isWrong && "text-danger",
      )}
      onClick={() => focusNextField(paths, after.current)}
    >
      {children}
    </button>
  );
}

type Props = {
  isSaving: boolean;
  /** Why it was not saved. */
  error: string | null;
  hasDraft: boolean;
  toFill: SiteFile["mistakes"];
  mistakes: SiteFile["mistakes"];
  copied: ValuePath[];
  /** Fields with two versions. */
  disputed: ValuePath[];
  lastField: RefObject<ValuePath | null>;
};

const pathsOf = (mistakes: SiteFile["mistakes"]) =>
  mistakes.flatMap(({ field }) => (field === "" ? [] : [toPath(field)]));

/** Stays above a form: whether it is saved, and what is to be filled, corrected or looked at. */
export function FormStatus({
  isSaving,
  error,
  hasDraft,
  toFill,
  mistakes,
  copied,
  disputed,
  lastField,
}: Props) {
  const text = isSaving ? "Saving …" : hasDraft ? "The draft is saved" : "No draft";
  return (
    <div className="sticky -top-3 z-1 -mx-4 flex min-h-control flex-wrap items-center justify-end gap-x-4 border-b border-hairline bg-ground px-4 pt-2 pb-1 lg:-mx-6 lg:px-6">
      <p role="status" className={cn("mr-auto", error ? "font-medium text-danger" : "text-quiet")}>
        {error ? `Not saved: ${error}` : text}
      </p>
      <NextField paths={pathsOf(toFill)} after={lastField}>
        {formatCount(toFill.length, "field")} still to fill in
      </NextField>
      <NextField paths={pathsOf(mistakes)} after={lastField} isWrong>
        {formatCount(mistakes.length, "thing")} to correct
      </NextField>
      <NextField paths={disputed} after={lastField} isWrong>
        {formatCount(disputed.length, "field")} with two versions
      </NextField>
      <NextField paths={copied} after={lastField}>
        {formatCount(copied.length, "value is", "values are")} still the same as in the original
      </NextField>
    </div>
  );
}
