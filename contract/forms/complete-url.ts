/** A host name with a dot, and what may follow it. No scheme and no user name. */
const addressWithoutScheme = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#].*)?$/u;

/** Puts `https://` before a web address without a scheme; other text stays as it is. */
export function completeUrl(text: string): string {
  return addressWithoutScheme.test(text) ? `https://${text}` : text;
}
