import type { SiteEdit } from "#contract/desk/site.ts";
import type { SiteValue } from "#contract/desk/site-values.ts";
import { pathKey, valueAtPath } from "./local-edits.ts";

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** The number that is dialled for one as visitors read it, which begins with its country code. */
const dialledNumber = (label: string) => (label.trim().startsWith("+") ? `+${digitsOf(label)}` : undefined);

/** An edit of a field that another one follows: the dialled number that of visitors, an article's day its appearance. */
function follower(file: string, values: SiteValue, edit: SiteEdit): SiteEdit[] {
  if (edit.kind !== "set" || typeof edit.value !== "string") return [];
  const key = pathKey(edit.path);
  const follow = (path: string[], value: string | undefined): SiteEdit[] => {
    const before = valueAtPath(values, path);
    return value === undefined || typeof before !== "string" || before === value
      ? []
      : [{ kind: "set", path, before, value }];
  };
  if (file === "site.yaml" && key === "phone.label") {
    const old = String(edit.before ?? "");
    const isFollowing =
      digitsOf(old) === "" || dialledNumber(old) === valueAtPath(values, ["phone", "number"]);
    return isFollowing ? follow(["phone", "number"], dialledNumber(edit.value)) : [];
  }
  const [day] = /^\d{4}-\d\d-\d\d/.exec(edit.value) ?? [];
  return file.startsWith("articles/") && key === "publishAt" ? follow(["date"], day) : [];
}

/** An edit, and those of the fields that follow it. */
export const withFollowers = (file: string, values: SiteValue, edit: SiteEdit): SiteEdit[] => [
  edit,
  ...follower(file, values, edit),
];
