import { pathKey, type SiteEdit, type SiteValue, valueAt } from "#contract/desk/site-values.ts";

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** The number that is dialled for one as visitors read it, which begins with its country code. */
const dialledNumber = (label: string) => (label.trim().startsWith("+") ? `+${digitsOf(label)}` : undefined);

/** The edits of fields that depend on an edited one: the dialled number of a phone, the day of an article that appears later. */
function dependentEdits(file: string, values: SiteValue, edit: SiteEdit): SiteEdit[] {
  if (edit.kind !== "set" || typeof edit.value !== "string") return [];
  const key = pathKey(edit.path);
  const setTo = (path: string[], value: string | undefined): SiteEdit[] => {
    const before = valueAt(values, path);
    return value === undefined || typeof before !== "string" || before === value
      ? []
      : [{ kind: "set", path, before, value }];
  };
  if (file === "site.yaml" && key === "phone.label") {
    const old = String(edit.before ?? "");
    const isFollowing = digitsOf(old) === "" || dialledNumber(old) === valueAt(values, ["phone", "number"]);
    return isFollowing ? setTo(["phone", "number"], dialledNumber(edit.value)) : [];
  }
  const [day] = /^\d{4}-\d\d-\d\d/.exec(edit.value) ?? [];
  return file.startsWith("articles/") && key === "publishAt" ? setTo(["date"], day) : [];
}

/** An edit, and those of the fields that depend on its field. */
export const withDependentEdits = (file: string, values: SiteValue, edit: SiteEdit): SiteEdit[] => [
  edit,
  ...dependentEdits(file, values, edit),
];
