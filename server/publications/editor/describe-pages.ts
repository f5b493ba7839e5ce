import type { PageChanges } from "#contract/desk/site-publications.ts";
import { describeLater } from "../changes/describe-changes.ts";
import type { KeptChanges } from "../kept-changes.ts";
import { titleOf } from "./file-titles.ts";

/** What changes for visitors, with what will happen by itself in words. @param listed the files that can be named */
export function describePages(
  { later, ...pages }: KeptChanges,
  listed: Parameters<typeof titleOf>[1],
): PageChanges {
  const inWords = (one: (typeof later.added)[number]) =>
    describeLater({ ...one, file: titleOf(one.file, listed).title });
  return { ...pages, later: later.added.map(inWords), noLonger: later.removed.map(inWords) };
}
