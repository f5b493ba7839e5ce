import type { Application } from "#contract/desk/application.ts";

/**
 * The address a field's value may link to: web addresses by http and https only, mail addresses and telephone
 * numbers without anything a link could add to them. Null for everything else, which is shown as text.
 */
export function safeHref(kind: Application["fields"][number]["kind"], value: string): string | null {
  const text = value.trim();
  if (kind === "email") return /^[^\s@?&]+@[^\s@?&]+$/.test(text) ? `mailto:${encodeURI(text)}` : null;
  if (kind === "tel") {
    const number = text.replace(/[^\d+]/g, "");
    return number.length >= 5 ? `tel:${number}` : null;
  }
  if (kind !== "url" || !URL.canParse(text)) return null;
  const { protocol, href, username, password } = new URL(text);
  // Credentials in an address only serve to mislead about its host.
  return /^https?:$/.test(protocol) && !username && !password ? href : null;
}
