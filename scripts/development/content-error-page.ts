import { brandColors } from "#brand/colors.ts";
import { escapeHtml } from "#contract/escape-html.ts";
import type { ShownMistake } from "./content-mistakes.ts";

const styles = `
:root { color-scheme: dark; }
body { margin: 0; background: ${brandColors.basalt}; color: ${brandColors.paper}; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 4rem 1.5rem; }
h1 { margin: 0 0 1rem; font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; letter-spacing: -0.02em; }
p { margin: 0; max-width: 40rem; color: ${brandColors.ash}; }
ol { list-style: none; margin: 3rem 0 0; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 3rem; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
.message { margin: 0.5rem 0 1rem; color: ${brandColors.paper}; font-size: 1.375rem; overflow-wrap: anywhere; white-space: pre-line; }
pre { margin: 0; padding: 1rem 0; background: ${brandColors.basaltRaised}; font: 0.9375rem/1.7 ui-monospace, monospace; }
pre span { display: grid; grid-template-columns: 2.5em minmax(0, 1fr); padding: 0 1.25rem; border-left: 0.25rem solid transparent; color: ${brandColors.ash}; }
pre .marked { border-color: ${brandColors.ember}; background: ${brandColors.black}; color: ${brandColors.paper}; }
pre b { font-weight: normal; }
pre code { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

function excerptHtml({ excerpt }: ShownMistake): string {
  if (excerpt.length === 0) return "";
  const lines = excerpt.map(
    ({ line, text, isMarked }) =>
      `<span${isMarked ? ' class="marked"' : ""}><b>${line}</b><code>${escapeHtml(text)}</code></span>`,
  );
  return `<pre>${lines.join("")}</pre>`;
}

function mistakeHtml(mistake: ShownMistake): string {
  const { file, line, field, message } = mistake;
  const place = `<h2>${escapeHtml(file)}${line ? `, line ${line}` : ""}</h2>`;
  return `<li>${place}<p class="message">${field ? `${escapeHtml(field)}: ` : ""}${escapeHtml(message)}</p>${excerptHtml(mistake)}</li>`;
}

/** The page that development shows in place of every page while content files have mistakes. */
export function contentErrorPage(mistakes: ShownMistake[]): string {
  const files = new Set(mistakes.map(({ file }) => file));
  const title = files.size > 1 ? "These files need correcting" : "This file needs correcting";
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles}</style>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<main>
<h1>${title}</h1>
<p>The site cannot be shown with ${mistakes.length > 1 ? `these ${mistakes.length} mistakes` : "this mistake"}. Correct and save; the page comes back by itself.</p>
<ol>${mistakes.map(mistakeHtml).join("")}</ol>
</main>
</body>
</html>
`;
}
