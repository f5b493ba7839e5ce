import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import Beasties from "beasties";
import postcss from "postcss";
import { firstPaintCss, givenState, initialValue } from "./first-paint-css.ts";

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/?>/;

const dialogs = /<dialog[\s\S]*?<\/dialog>/g;

const fontFaces = /@font-face\s*\{[^}]*\}/g;

/**
 * Puts the rules a page uses into the page itself, and lets the whole stylesheet, which other pages and states
 * need, load without holding up the first paint: as a print stylesheet that `late-styles.ts` turns on, and as an
 * ordinary one where there is no script. The page is otherwise left as React wrote it, byte for byte.
 */
export async function inlineCriticalCss(html: string, client: string): Promise<string> {
  const link = stylesheet.exec(html);
  if (!link?.[1])
    throw new Error("a page has no stylesheet, or React Router writes its link in another form");
  const beasties = new Beasties({
    path: client,
    logLevel: "silent",
    pruneSource: false,
    reduceInlineStyles: false,
    // The typeface is put in below: Beasties takes only those it finds used, and misses ours behind its variable.
    fonts: false,
    allowRules: [givenState],
  });
  // As the page is once its first script has run (see app/root.tsx): rules for that state are critical. Those for
  // dialogs are not: they are closed, and the first sign of a visitor turns on the whole stylesheet.
  const shown = html.replace('<html lang="en"', '<html lang="en" data-script=""').replace(dialogs, "");
  const processed = await beasties.process(shown);
  const whole = await readFile(path.join(client, link[1]), "utf8");
  const used = [...processed.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const critical = [...(whole.match(fontFaces) ?? []), firstPaintCss(used.join(""), html)].join("");
  return html
    .replace(
      link[0],
      () => `<style>${critical}</style><link rel="stylesheet" href="${link[1]}" media="print"/>`,
    )
    .replace("</body>", () => `<noscript><link rel="stylesheet" href="${link[1]}"/></noscript></body>`);
}

/**
 * Finishes the whole stylesheets, so that turning one on moves nothing and lays nothing out again: without the
 * typeface, which every page names itself, without settings of it that say nothing (for Chromium each is another
 * typeface than none), and without Tailwind's one layer. It holds initial values for browsers without `@property`,
 * and stands first.
 */
export async function finishStylesheets(client: string) {
  for (const file of globSync("assets/*.css", { cwd: client })) {
    const root = postcss.parse(await readFile(path.join(client, file), "utf8"));
    root.walkAtRules("font-face", (face) => {
      face.remove();
    });
    root.walkDecls(initialValue, (declaration) => {
      declaration.remove();
    });
    root.walkAtRules("layer", (layer) => {
      layer.replaceWith(layer.nodes ?? []);
    });
    await writeFile(path.join(client, file), root.toString());
  }
}
