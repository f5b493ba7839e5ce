import type { RendererObject, Tokens } from "marked";
import { escapeHtml } from "./escape-html.ts";

/**
 * Tables with their roles written out, since phones show each row as a block (app/styles/prose.css). Each cell after the
 * first names its column, which phones show before it.
 */
export const tableRenderer: RendererObject = {
  table({ header, rows }: Tokens.Table) {
    const heads = header.map(
      ({ tokens }) => `<th role="columnheader" scope="col">${this.parser.parseInline(tokens)}</th>`,
    );
    const lines = rows.map((row) => {
      const cells = row.map(({ tokens }, index) => {
        const name = index > 0 ? header[index]?.text : undefined;
        const label = name ? ` data-label="${escapeHtml(name)}"` : "";
        return `<td role="cell"${label}>${this.parser.parseInline(tokens)}</td>`;
      });
      return `<tr role="row">${cells.join("")}</tr>\n`;
    });
    return (
      `<table role="table">\n<thead role="rowgroup"><tr role="row">${heads.join("")}</tr></thead>\n` +
      `<tbody role="rowgroup">${lines.join("")}</tbody></table>\n`
    );
  },
};
