import Beasties from "beasties";

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/?>/;

/**
 * Puts the rules a page uses into the page itself, and lets the whole stylesheet, which other pages and states
 * need, load without holding up the first paint: as a print stylesheet that `late-start.ts` turns on, and as an
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
    fonts: true,
  });
  // As the page is once its first script has run (see app/root.tsx): rules for that state are critical.
  const shown = html.replace('<html lang="en"', '<html lang="en" data-script=""');
  const processed = await beasties.process(shown);
  const critical = [...processed.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join("");
  return html
    .replace(
      link[0],
      () => `<style>${critical}</style><link rel="stylesheet" href="${link[1]}" media="print"/>`,
    )
    .replace("</body>", () => `<noscript><link rel="stylesheet" href="${link[1]}"/></noscript></body>`);
}
