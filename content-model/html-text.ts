/** Plain text as HTML, for texts of the content that stand in markup of feeds and structured data. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
