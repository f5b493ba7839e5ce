import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

const outlined =
  /^\s*- (banner|navigation|main|contentinfo|region|complementary|form|search|tablist|tab|group|table|heading)\b/;

/**
 * What a screen reader is told of each page's build: landmarks and headings with their names, as the browser's own
 * accessibility tree has them. Read the files in `outlines/`; after a change that is meant,
 * `npx playwright test outline --update-snapshots` writes them anew.
 */
for (const path of everyPath) {
  test(`the outline of ${path} reads well`, async ({ page, open }) => {
    await open(path);
    const tree = await page.locator("body").ariaSnapshot();
    const outline = tree
      .split("\n")
      .filter((line) => outlined.test(line))
      .map((line) => line.replace(/:$/, "").replace(/: .*$/, ""))
      .join("\n");
    expect(`${outline}\n`).toMatchSnapshot(
      `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.txt`,
    );
  });
}
