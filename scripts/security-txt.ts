import type { Site } from "#content-model/site.ts";

/** `/.well-known/security.txt` after RFC 9116. */
export function securityTxt({ url, email, security }: Site): string {
  return [
    `Contact: mailto:${email.general}`,
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${security.languages.join(", ")}`,
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/**
 * What is wrong with the day `security.txt` expires; undefined when nothing is. The content check asks, and not the
 * build: a site must not stop building because a day has come.
 * @param expires and `today`: days, `YYYY-MM-DD`
 */
export function expiryFault(expires: string, today: string): string | undefined {
  const inOneYear = new Date(`${today}T00:00:00Z`);
  inOneYear.setUTCFullYear(inOneYear.getUTCFullYear() + 1);
  if (expires <= today)
    return "has passed: see that the contact is still right, and name a day within a year";
  if (expires > inOneYear.toISOString().slice(0, 10)) {
    return "is more than a year ahead, which RFC 9116 advises against";
  }
  return undefined;
}
