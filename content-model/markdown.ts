import { Marked, type Tokens } from "marked";

export type TextHeading = { id: string; text: string };

/** `Establish business structure` → `establish-business-structure` */
function anchor(text: string) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Renders Markdown as HTML with an anchor on each heading; returns the second-level headings as well. */
export function renderMarkdown(markdown: string): { html: string; headings: TextHeading[] } {
  const headings: TextHeading[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = anchor(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}
