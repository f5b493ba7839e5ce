import { createContext, useContext } from "react";
import type { SiteFile } from "#contract/desk/site.ts";
import type { SiteEdit, ValuePath } from "#contract/desk/site-values.ts";
import type { RefusedEdit } from "./file-edits.ts";

/** What every field of a file's form needs. */
export type FormState = {
  /** Path of the file below the content folder. */
  file: string;
  edit: (edit: SiteEdit) => void;
  /** Texts of a copy that are those of its original, by path with dots. */
  copied: ReadonlySet<string>;
  /** What pages show in place of names in braces. */
  filledIn: Readonly<Record<string, string>>;
  /** What is wrong, by the field's path with dots. */
  mistakes: ReadonlyMap<string, string>;
  /** Required fields of a new item that are still empty, by path with dots. */
  toFill: ReadonlySet<string>;
  /** Edits that were not made, by path with dots. */
  refused: ReadonlyMap<string, RefusedEdit>;
  settle: (refused: RefusedEdit) => void;
  /** Values that were changed in the content folder too, by path with dots. */
  conflicts: ReadonlyMap<string, SiteFile["conflicts"][number]>;
  choose: (path: ValuePath, take: "ours" | "theirs") => void;
  /** Called with the path of the field that has the focus. */
  onFocus: (path: ValuePath) => void;
};

const FormContext = createContext<FormState | null>(null);
export const FormProvider = FormContext.Provider;

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field must be inside a form");
  return form;
}

/** The id of the control of a field, by its path with dots. */
export const fieldId = (key: string) => `site-field-${key}`;
