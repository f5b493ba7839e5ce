/** A page to send, and its Content-Security-Policy. */
export type HtmlPage = { html: string; policy: string };

/** The policy of a page without scripts and inline styles. */
export const plainPolicy =
  "default-src 'none'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
