import type { Page } from "@playwright/test";

/** The text spacing of WCAG 2.2, success criterion 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Spaces the text of a page out, as readers do who need it. */
export const spaceText = (page: Page) =>
  // A constructed style sheet, because the Content-Security-Policy forbids added style elements.
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
