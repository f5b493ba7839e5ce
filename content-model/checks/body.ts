import { existsSync } from "node:fs";
import path from "node:path";
import { focusPositions } from "#pictures/focus.ts";
import { contentPath } from "../content-context.ts";
import { closestName, didYouMean } from "../field-names.ts";
import { renderMarkdown } from "../markdown.ts";
import type { BodyPart } from "./body-parts.ts";
import { type ContentFile, error, type Finding, warning } from "./content.ts";
import { listFolder, pictureExtension } from "./picture-names.ts";
import { withoutQuery } from "./text-links.ts";

/** The mistake in a picture in a text. */
function pictureFault(file: ContentFile, href: string, alt: string): string | undefined {
  const name = withoutQuery(href);
  const focus = href.split("#")[1];
  if (/^https?:/.test(href))
    return `“${href}” is on another site; save the picture beside ${file.file} and write its name`;
  if (name.includes("/"))
    return `“${name}” names a folder; put the picture beside ${file.file} and write its name alone`;
  const lowerCase = name.replace(/\.jpe?g$/i, ".jpg").replace(/\.\w+$/, (ending) => ending.toLowerCase());
  if (!pictureExtension.test(name) && pictureExtension.test(lowerCase))
    return `rename the picture to ${lowerCase}, and write that name here`;
  if (!pictureExtension.test(name)) return `“${name}” is no .jpg, .png or .webp; save it as one of these`;
  if (!existsSync(contentPath(path.join(file.folder, name)))) {
    const meant = closestName(
      name,
      listFolder(file.folder).filter((one) => pictureExtension.test(one)),
    );
    return `there is no picture ${file.folder}/${name}${didYouMean(meant)}`;
  }
  if (alt.trim() === "")
    return `the picture ${name} has no description for those who cannot see it; write it between the brackets: ![What it shows](${href})`;
  if (focus !== undefined && !focusPositions.some((one) => one === focus))
    return `write #top, #bottom, #left, #right or #center after ${name}`;
  return undefined;
}

/** The ids in a text; none in one with a chart that cannot be read, which is reported with the file's fields. */
function anchorsIn(body: string): string[] {
  try {
    return [...renderMarkdown(body).html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  } catch {
    return [];
  }
}

/** What a paragraph is meant to be, by its beginning. */
const paragraphsMeant = [
  { pattern: /^#{1,6}[^\s#]/, message: "a heading needs a space after its #" },
  { pattern: /^\|/, message: "a table needs a line like | --- | --- | below its first" },
  { pattern: /^(•|-[^\s-])/, message: "an entry of a list begins with a hyphen and a space: - Entry" },
];

const shownAsCode =
  "this is shown as program code; a chart begins with ```chart and ends with ```, a paragraph begins without spaces";

/** Finds what a text must not have: pictures that are missing or not described, links to missing headings, HTML. */
export function findBodyFaults(files: ContentFile[]): Finding[] {
  return files
    .filter(({ file }) => file.endsWith(".md"))
    .flatMap((file) => {
      const isToAnchor = ({ type, href }: BodyPart) => type === "link" && href.startsWith("#");
      const anchors = file.parts.some(isToAnchor) ? anchorsIn(file.body) : [];
      const found: Finding[] =
        file.body.trim() === "" && Object.keys(file.value).length > 0
          ? [error({ file: file.file, line: file.bodyLine }, "there is no text below the fields")]
          : [];
      for (const part of file.parts) {
        const { type, raw, href, text } = part;
        const at = { file: file.file, line: part.line };
        if (type === "image") {
          const message = pictureFault(file, href, text);
          if (message) found.push(error(at, message));
        }
        if (type === "link" && text.trim() === "")
          found.push(error(at, `the link to ${href} has no words; write them between the brackets`));
        if (type === "heading")
          found.push(error(at, "the page has its title already; begin this heading with ## instead of #"));
        const [, tag] = /<(\w+|!--)/.exec(type === "html" ? raw : "") ?? [];
        if (tag) {
          const advice = /img/i.test(tag) ? "use Markdown, like ![What it shows](photo.jpg)" : "delete it";
          found.push(error(at, `a text has no HTML like <${tag}>; ${advice}`));
        }
        if (isToAnchor(part) && !anchors.includes(href.slice(1))) {
          const meant = closestName(href.slice(1), anchors);
          found.push(
            error(at, `there is no heading ${href} in this text${didYouMean(meant && `#${meant}`)}`),
          );
        }
        const mistaken = paragraphsMeant.find(({ pattern }) => type === "paragraph" && pattern.test(raw));
        if (mistaken) found.push(warning(at, mistaken.message));
        if (type === "code") found.push(warning(at, shownAsCode));
      }
      return found;
    });
}
