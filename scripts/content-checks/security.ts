import { type ContentFile, type Finding, placeOf, warning } from "#content-model/checks/content.ts";
import { expiryError } from "#renderer/site-files/security-txt.ts";

/** Finds out whether the contact of security.txt must be renewed. */
export function findSecurityFaults(files: ContentFile[]): Finding[] {
  const site = files.find(({ file }) => file === "site.yaml");
  const security = site?.value.security as { expires?: unknown } | undefined;
  if (!site || typeof security?.expires !== "string") return [];
  const message = expiryError(security.expires, new Date().toISOString().slice(0, 10));
  return message ? [warning(placeOf(site, ["security", "expires"]), message)] : [];
}
