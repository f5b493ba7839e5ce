/** An email address as it is stored for lookups. Two addresses that differ in case are taken for one person. */
export function normalizeEmailForLookup(email: string): string {
  return email.toLowerCase();
}
