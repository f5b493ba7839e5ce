import type { SiteValue } from "#contract/desk/site-values.ts";

/** What characters in a text mean that visitors do not see as they are written; undefined without any. */
export function markHint(key: string, value: SiteValue | undefined): string | undefined {
  if (typeof value !== "string" || key === "body") return undefined;
  const hasAccent = /\*[^*]+\*/.test(value);
  const hints = [
    hasAccent && "Words between two * are highlighted.",
    !hasAccent && value.includes("*") && "* marks what is not confirmed. Delete it when it is.",
    /\{[\w.]+\}/.test(value) && "What is in { } is filled in by itself.",
  ];
  return hints.filter(Boolean).join(" ") || undefined;
}
