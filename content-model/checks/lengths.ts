import { type ContentFile, error, type Finding, placeOf, textAt, textsOf, warning } from "./content.ts";

/** Characters that search engines show of a title, with some reserve; and what fits into a heading. */
const maxSeoTitle = 65;
const maxTitle = 120;

/** Finds titles that are too long. */
export function findLongTitles(files: ContentFile[]): Finding[] {
  return files.flatMap((file) => {
    const titles = textsOf(file).filter(({ keys }) =>
      ["title", "tagline", "name"].includes(String(keys.at(-1))),
    );
    const long = titles
      .filter(({ text }) => text.length > maxTitle)
      .map(({ keys, text }) =>
        error(
          placeOf(file, keys),
          `is ${text.length} characters long and there is room for ${maxTitle}; shorten it`,
        ),
      );
    const seoTitle = textAt(file, "seo", "title") ?? "";
    if (seoTitle.length <= maxSeoTitle || seoTitle.length > maxTitle) return long;
    return [
      ...long,
      warning(
        placeOf(file, ["seo", "title"]),
        `is ${seoTitle.length} characters long; search engines show about ${maxSeoTitle}`,
      ),
    ];
  });
}
