import type { RendererObject, Tokens } from "marked";
import { escapeHtml } from "#contract/escape-html.ts";

/**
 * Tables whose cells after the first name their column: phones show each row as a block, with
 * these names before the cells (app/styles/prose.css).
 */
export const tableRenderer: RendererObject = {
  table({ header, rows }: Tokens.Table) {
    const heads = header.map(({ tokens }) => `<th scope="col">${this.parser.parseInline(tokens)}</th>`);
    const lines = rows.map((row) => {
      const cells = row.map(({ tokens }, index) => {
        const name = index > 0 ? header[index]?.text : undefined;
        const label = name ? ` data-label="${escapeHtml(name)}"` : "";
        return `<td${label}>${this.parser.parseInline(tokens)}</td>`;
      });
      return `<tr>${cells.join("")}</tr>\n`;
    });
    return (
      `<table>\n<thead><tr>${heads.join("")}</tr></thead>\n` + `<tbody>${lines.join("")}</tbody></table>\n`
    );
  },
};
