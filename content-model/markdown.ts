import { Marked, type TokenizerAndRendererExtension, type Tokens } from "marked";
import { blockRenderer } from "./markdown-blocks.ts";
import { tableRenderer } from "./markdown-tables.ts";
import { slugify } from "./slugify.ts";
import { renderTextPicture, type TextPictures } from "./text-pictures.ts";

export type TextHeading = { id: string; text: string };

/** `[sample: in Sweden]` → the words, which may have a link, with the tag that marks samples (`app/components/ui/SampleTag.tsx`). */
const sampleExtension: TokenizerAndRendererExtension = {
  name: "sample",
  level: "inline",
  start: (source) => source.indexOf("[sample: "),
  tokenizer(source) {
    const [raw, words] = /^\[sample: ((?:\[[^\]]*\]|[^\]])+)\]/.exec(source) ?? [];
    if (!raw || !words) return undefined;
    return { type: "sample", raw, tokens: this.lexer.inlineTokens(words) };
  },
  renderer({ tokens = [] }) {
    return `${this.parser.parseInline(tokens)} <span data-sample>Sample</span>`;
  },
};

/**
 * Renders Markdown as HTML with a unique id on each heading; returns the second-level headings as well.
 * @param pictures those of the text; others are left out
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
  const counts = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    extensions: [sampleExtension],
    renderer: {
      ...blockRenderer,
      ...tableRenderer,
      image: (token) => renderPicture(token, false),
      paragraph({ tokens }) {
        const [first] = tokens;
        if (tokens.length === 1 && first?.type === "image") return renderPicture(first as Tokens.Image, true);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      heading({ tokens, depth, text }: Tokens.Heading) {
        const slug = slugify(text);
        const count = (counts.get(slug) ?? 0) + 1;
        counts.set(slug, count);
        const id = count === 1 ? slug : `${slug}-${count}`;
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}
