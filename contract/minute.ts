/** A moment as the site writes it, `2026-11-22 12:15`. @param iso in ISO 8601, in UTC */
export const minuteOf = (iso: string) => iso.slice(0, 16).replace("T", " ");
