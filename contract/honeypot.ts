/**
 * Name of a field that people do not see and simple bots fill in. Such submissions are stored as quarantined. It means
 * nothing, so that no browser or extension that fills in forms knows it.
 */
export const honeypot = "q7_extra";

/** The name it had before, which pages that are still open or cached send. */
const formerHoneypot = "fax";

/** Whether a payload has text in the honeypot. */
export function isHoneypotFilled(payload: Record<string, unknown>): boolean {
  return Boolean(payload[honeypot] || payload[formerHoneypot]);
}
