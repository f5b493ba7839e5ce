import type { SiteValue } from "#contract/desk/site-values.ts";

/**
 * What characters in a text mean that visitors do not see as they are written; undefined without any.
 * @param filledIn what pages show in place of names in braces
 */
export function markHint(
  key: string,
  value: SiteValue | undefined,
  filledIn: Readonly<Record<string, string>>,
): string | undefined {
  if (typeof value !== "string" || key === "body") return undefined;
  const hasAccent = /\*[^*]+\*/.test(value);
  const names = [...new Set(value.match(/\{[\w.]+\}/g))];
  const hints = [
    hasAccent && "Words between two * stay on one line; at the top of some pages they are coloured, too.",
    !hasAccent && value.includes("*") && "* marks what is not confirmed. Delete it when it is.",
    ...names.map((name) =>
      filledIn[name] === undefined
        ? `${name} is filled in by itself.`
        : `${name} is shown as ${filledIn[name]}.`,
    ),
  ];
  return hints.filter(Boolean).join(" ") || undefined;
}
