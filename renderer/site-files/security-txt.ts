import type { Site } from "#content-model/site.ts";

/** `/.well-known/security.txt` according to RFC 9116. */
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
 * Checks the expiry date of `security.txt`. Only the content check uses it: a build must not start to fail on a date.
 * @param expires `YYYY-MM-DD`, as is `today`
 * @returns the error, or undefined
 */
export function expiryError(expires: string, today: string): string | undefined {
  const inOneYear = new Date(`${today}T00:00:00Z`);
  inOneYear.setUTCFullYear(inOneYear.getUTCFullYear() + 1);
  if (expires <= today)
    return "has passed: check that the contact is still right, and give a date within a year";
  if (expires > inOneYear.toISOString().slice(0, 10)) {
    return "is more than a year ahead, which RFC 9116 advises against";
  }
  return undefined;
}
