import { previewNotice } from "#contract/messages.ts";

const style =
  "position:fixed;inset:auto 0 0 0;z-index:100;padding:0.25rem 1rem;text-align:center;pointer-events:none;" +
  "background:var(--color-ember);color:var(--color-basalt);" +
  "font:var(--font-weight-bold) 0.875rem/1.5 var(--font-sans)";

/** Puts a notice at the bottom of a preview's page. React leaves what it does not know at the end of the body. */
export function addPreviewNotice(html: string): string {
  return html.replace("</body>", `<aside style="${style}">${previewNotice}</aside></body>`);
}
