import { previewNotice } from "#contract/messages.ts";

const style =
  "position:fixed;inset:auto 0 0 0;z-index:2147483647;padding:0.25rem 1rem;background:#7a1f0d;color:#fff;" +
  "font:600 0.875rem/1.5 sans-serif;text-align:center;pointer-events:none";

/** Puts a notice at the bottom of a preview's page. React leaves what it does not know at the end of the body. */
export function addPreviewNotice(html: string): string {
  return html.replace("</body>", `<aside style="${style}">${previewNotice}</aside></body>`);
}
