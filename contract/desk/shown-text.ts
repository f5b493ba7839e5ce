/** A text of the content as visitors read it: without marks, Markdown and line breaks. */
export const shownText = (source: string): string =>
  source
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("\\_", " ")
    .replace(/^(#+|>|\s*[-*]) /gm, "")
    .replace(/[*`]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** The same for comparing: small letters without accents, and plain quotes and hyphens. `a` finds `å`. */
export const plainText = (source: string): string =>
  shownText(source)
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—‑]/g, "-");
