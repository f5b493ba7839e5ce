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
    hasAccent && "Words between two * stay on one line, and are coloured at the top of some pages.",
    !hasAccent &&
      value.includes("*") &&
      "A single * marks a text that is not confirmed. Delete the * once the text is confirmed.",
    ...names.map((name) =>
      filledIn[name] === undefined
        ? `${name} is filled in automatically.`
        : `${name} is shown as ${filledIn[name]}.`,
    ),
  ];
  return hints.filter(Boolean).join(" ") || undefined;
}
