/** A photo that is a paragraph of a text in Markdown. */
export type TextPhoto = {
  /** Which paragraph it is. */
  paragraph: number;
  /** What the text calls its file, with the part that is kept where it is cropped: `photo.jpg#top`. */
  name: string;
  alt: string;
  caption: string;
};

/** A paragraph, or a block of code with its empty lines. */
const paragraph = /^(```|~~~)[\s\S]*?\n\1.*$|^.*\S.*(?:\n(?!```|~~~).*\S.*)*/gm;

const photo = /^!\[([^\]]*)\]\((\S+?)(?: "([^"]*)")?\)\s*$/;

/** The paragraphs of a text, and where they stand. */
export const paragraphsOf = (text: string) =>
  [...text.matchAll(paragraph)].map(({ 0: source, index }) => ({
    source,
    index,
    end: index + source.length,
  }));

/** The photos of a text in their order. One within a line of words is part of that. */
export const photosIn = (text: string): TextPhoto[] =>
  paragraphsOf(text).flatMap(({ source }, index) => {
    const [, alt = "", name = "", caption = ""] = photo.exec(source) ?? [];
    return name ? [{ paragraph: index, name, alt, caption }] : [];
  });

/** Text that is safe between the brackets or quotes of a photo in Markdown. */
const plain = (text: string) => text.replace(/[[\]\\"\n]/g, "");

/** A photo in Markdown. */
export function photoMarkdown({ name, alt, caption }: Omit<TextPhoto, "paragraph">): string {
  const title = plain(caption);
  return `![${plain(alt)}](${name}${title && ` "${title}"`})`;
}

/** A text with another description or caption of a photo. */
export function changePhoto(text: string, changed: TextPhoto): string {
  const at = paragraphsOf(text)[changed.paragraph];
  return at ? text.slice(0, at.index) + photoMarkdown(changed) + text.slice(at.end) : text;
}

/** A text in which a paragraph and the one after it have changed places. */
export function swapWithNext(text: string, index: number): string {
  const [one, next] = paragraphsOf(text).slice(index);
  if (!one || !next) return text;
  const between = text.slice(one.end, next.index);
  return text.slice(0, one.index) + next.source + between + one.source + text.slice(next.end);
}

/** A text without a paragraph. */
export function removeParagraph(text: string, index: number): string {
  const at = paragraphsOf(text)[index];
  if (!at) return text;
  const after = text.slice(at.end).trimStart();
  return after ? text.slice(0, at.index) + after : `${text.slice(0, at.index).trimEnd()}\n`;
}

/** A text with a paragraph more, in this place or at the end. */
export function insertParagraph(text: string, index: number, source: string): string {
  const next = paragraphsOf(text)[index];
  if (next) return `${text.slice(0, next.index)}${source}\n\n${text.slice(next.index)}`;
  return `${text.trimEnd()}\n\n${source}\n`;
}

/** The number of the paragraph behind the one with a cursor; before all of them it belongs to the first. */
export const paragraphAfter = (text: string, cursor: number): number =>
  Math.max(1, paragraphsOf(text).filter(({ index }) => index <= cursor).length);
