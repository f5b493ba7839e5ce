import { Marked, Renderer, type Tokens } from "marked";
import { escapeHtml } from "#contract/escape-html.ts";
import { slugify } from "#contract/plain-letters.ts";
import { blockRenderer, tableRenderer } from "./markdown-blocks.ts";
import { sampleMarkHtml } from "./sample-marks.ts";
import { TextError } from "./text-error.ts";
import { renderTextPicture, type TextPictures } from "./text-pictures.ts";

export type TextHeading = { id: string; text: string };

/**
 * What must not break: at a hyphen numbers of companies, ranges, and words with a short first part, as in `F-tax`; at
 * its space a postcode; before its brackets the number of an article of law, as in `6(1)(f)`.
 */
const compound =
  /(?<![\w&-])(?:(?:[A-Z\d]+|\p{L}{1,3})[-–][\p{L}\d]+|\d{3} \d{2}(?= \p{Lu})|\d+(?:\(\w\))+)(?![\w-])/gu;

/** Escapes what would end an attribute. An ampersand may begin what is escaped already. */
const escapeAddress = (address: string) =>
  address.replace(/["<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Renders Markdown as HTML, each single asterisk as the mark of a sample, with a unique id on each heading; returns the
 * second-level headings as well. A paragraph that begins with a sentence in bold type, such as a question, has the class `run-in`.
 * @param pictures those of the text; others are left out
 * @throws TextError when a link leads to what is no page, or a chart is not well described
 */
export function renderMarkdown(
  markdown: string,
  pictures: TextPictures = new Map(),
): { html: string; headings: TextHeading[] } {
  const renderPicture = ({ href, text, title }: Tokens.Image, isBlock: boolean) => {
    const picture = pictures.get(href);
    return picture ? renderTextPicture(picture, { alt: text, caption: title, isBlock }) : "";
  };
  const headings: TextHeading[] = [];
  const ids = new Set<string>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      ...blockRenderer,
      ...tableRenderer,
      // A line may end before the at-sign of an email address, and nowhere else in it. The mark of a sample follows it,
      // or a phone number, without its underline.
      link({ href, tokens, raw }: Tokens.Link) {
        if (/^[^/?#]*:/.test(href) && !/^(https?|mailto|tel):/i.test(href)) {
          throw new TextError(`a link cannot lead to ${href}; begin it with / or https://`, raw);
        }
        if (!/^(mailto|tel):/.test(href)) return false;
        const html = this.parser.parseInline(tokens).replace("@", "<wbr>@");
        const text = html.replace(sampleMarkHtml, "");
        return `<a href="${escapeAddress(href)}">${text}</a>${text === html ? "" : sampleMarkHtml}`;
      },
      image: (token) => renderPicture(token, false),
      // Shown as it is written: a text brings no markup of its own, and no scripts.
      html: ({ text }) => escapeHtml(text),
      text(token) {
        const html = Renderer.prototype.text.call(this, token);
        if ("tokens" in token) return html;
        return html
          .replace(compound, '<span class="whitespace-nowrap">$&</span>')
          .replaceAll("*", sampleMarkHtml);
      },
      paragraph({ tokens }) {
        const [first] = tokens;
        if (tokens.length === 1 && first?.type === "image") return renderPicture(first as Tokens.Image, true);
        const isRunIn = first?.type === "strong" && /[?.!:]$/.test((first as Tokens.Strong).text);
        return `<p${isRunIn ? ' class="run-in"' : ""}>${this.parser.parseInline(tokens)}</p>\n`;
      },
      heading({ tokens, depth, text }: Tokens.Heading) {
        const slug = slugify(text);
        let id = slug;
        for (let number = 2; ids.has(id); number++) id = `${slug}-${number}`;
        ids.add(id);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  // Unlike its `parse`, these add no request to report the mistake to errors.
  return { html: marked.parser(marked.lexer(markdown)), headings };
}
