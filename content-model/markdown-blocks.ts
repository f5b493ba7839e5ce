import type { RendererObject, Tokens } from "marked";
import { LineCounter, parseDocument } from "yaml";
import * as z from "zod";
import { escapeHtml } from "#contract/escape-html.ts";
import { percent } from "./percent.ts";
import { explainIssues } from "./schema-issues.ts";
import { text } from "./shared-schemas.ts";
import { TextError } from "./text-error.ts";
import { findSyntaxFaults } from "./yaml-syntax.ts";
import { renderYear, yearPeriods } from "./year-chart.ts";

const chartFields = { title: text, unit: z.string().default(""), note: text.optional() };

/** Periods on a line of twelve months. */
const yearChart = z.strictObject({ title: text, periods: yearPeriods, note: text.optional() });

/** A bar for each row, from `from` to `to` on one scale that begins at 0. `value` replaces the number shown. */
const barChart = z.strictObject({
  ...chartFields,
  bars: z
    .array(
      z
        .strictObject({
          label: text,
          from: z.number().min(0).default(0),
          to: z.number(),
          value: text.optional(),
        })
        .refine(({ from, to }) => to > from, "write a “to” that is more than “from”"),
    )
    .min(2),
});

/** Rows that are each divided into the same parts; the values of a row add up to 100. */
const partChart = z.strictObject({
  ...chartFields,
  parts: z.array(text).min(2).max(4),
  rows: z
    .array(
      z
        .strictObject({ label: text, values: z.array(z.number().min(0)) })
        .refine(
          ({ values }) => Math.abs(values.reduce((sum, value) => sum + value, 0) - 100) < 0.2,
          "write values that add up to 100",
        ),
    )
    .min(1),
});

function renderBars({ bars, unit }: z.output<typeof barChart>): string {
  const highest = Math.max(...bars.map(({ to }) => to));
  const rows = bars.map(
    ({ label, from, to, value }) =>
      `<li><span>${escapeHtml(label)}</span> <b>${escapeHtml(value ?? `${Number((to - from).toFixed(6))}${unit}`)}</b>` +
      `<i${from > 0 ? " data-added" : ""} style="margin-left:${percent((from / highest) * 100)};width:${percent(((to - from) / highest) * 100)}"></i></li>`,
  );
  return `<ul class="chart-bars">${rows.join("")}</ul>`;
}

function renderParts({ parts, rows, unit }: z.output<typeof partChart>): string {
  const legend = parts.map((part, index) => `<li data-part="${index + 1}">${escapeHtml(part)}</li>`);
  const lines = rows.map(({ label, values }) => {
    const shown = values.map((value, index) => ({ value, index })).filter(({ value }) => value > 0);
    const bars = shown.map(
      ({ value, index }) => `<i data-part="${index + 1}" style="width:${percent(value)}"></i>`,
    );
    const numbers = shown.map(
      ({ value, index }) =>
        `<b style="width:${percent(value)}"><span class="sr-only">${escapeHtml(parts[index] ?? "")} </span>${value}${escapeHtml(unit)}</b>`,
    );
    return (
      `<li><span>${escapeHtml(label)}</span><span class="chart-parts">${bars.join("")}</span>` +
      `<span class="chart-numbers">${numbers.join(" ")}</span></li>`
    );
  });
  return `<ul class="chart-legend" aria-hidden="true">${legend.join("")}</ul><ul class="chart-rows">${lines.join("")}</ul>`;
}

/**
 * Renders a chart that an article describes in YAML.
 * @param block the block of code, which begins a line above the description
 * @throws TextError when the description has another form, with what is expected
 */
export function renderChart(yaml: string, block = yaml): string {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, logLevel: "error" });
  const [fault] = findSyntaxFaults(document, yaml, (offset) => lineCounter.linePos(offset).line);
  if (fault) throw new TextError(`chart: ${fault.message}`, block, fault.line);
  const description: unknown = document.toJS();
  const fields = typeof description === "object" && description !== null ? description : {};
  const schema = "parts" in fields ? partChart : "periods" in fields ? yearChart : barChart;
  const result = schema.safeParse(description, { reportInput: true });
  if (!result.success) {
    const [issue] = explainIssues(result.error.issues, schema, () => undefined);
    throw new TextError(["chart", ...(issue?.path ?? []), issue?.message].map(String).join(": "), block);
  }
  const chart = result.data;
  const drawing =
    "parts" in chart
      ? renderParts(chart)
      : "periods" in chart
        ? renderYear(chart.periods)
        : renderBars(chart);
  const note = chart.note ? `<p>${escapeHtml(chart.note)}</p>` : "";
  return `<figure class="chart"><figcaption>${escapeHtml(chart.title)}</figcaption>${drawing}${note}</figure>\n`;
}

const noteMark = /^\[!NOTE\]\s*/;

/**
 * Extensions of Markdown in articles: code blocks of the language `chart`, and quotations that begin with
 * `[!NOTE]`, which stand in the margin on wide screens.
 */
export const blockRenderer: RendererObject = {
  code({ text: code, lang, raw }: Tokens.Code) {
    return lang === "chart" ? renderChart(code, raw) : false;
  },
  blockquote({ tokens }: Tokens.Blockquote) {
    const [first] = tokens;
    if (first?.type !== "paragraph" || !noteMark.test(first.raw)) return false;
    const [mark, ...rest] = first.tokens ?? [];
    const textAfterMark =
      mark?.type === "text"
        ? { ...mark, raw: mark.raw.replace(noteMark, ""), text: mark.text.replace(noteMark, "") }
        : undefined;
    const words = this.parser.parseInline(textAfterMark ? [textAfterMark, ...rest] : rest);
    return `<div class="margin-note" role="note"><p>${words}</p></div>\n`;
  },
};

/**
 * Tables whose cells after the first name their column: phones show each row as a block, with
 * these names before the cells (app/styles/prose.css).
 */
export const tableRenderer: RendererObject = {
  table({ header, rows }: Tokens.Table) {
    const names = header.map(({ tokens }) => this.parser.parseInline(tokens));
    const heads = names.map((name) => `<th scope="col">${name}</th>`);
    const lines = rows.map((row) => {
      const cells = row.map(({ tokens }, index) => {
        const name = index > 0 ? names[index]?.replace(/<[^>]*>/g, "") : undefined;
        const label = name ? ` data-label="${name}"` : "";
        return `<td${label}>${this.parser.parseInline(tokens)}</td>`;
      });
      return `<tr>${cells.join("")}</tr>\n`;
    });
    return (
      `<table>\n<thead><tr>${heads.join("")}</tr></thead>\n` + `<tbody>${lines.join("")}</tbody></table>\n`
    );
  },
};
