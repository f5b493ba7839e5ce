import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The rules of axe whose findings depend on colors. */
const colorRules = ["color-contrast", "link-in-text-block"];

const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Options = {
  /** A selector of what is left out. */
  without?: string;
  /** All rules unless given. */
  rules?: string[];
};

/** Runs axe, which documents and their frames get once: compiling it takes as long as its rules. */
async function findings(page: Page, { without, rules }: Options = {}): Promise<string[]> {
  const addTo = async (frame: Pick<Page, "evaluate">) =>
    (await frame.evaluate(() => "axe" in window)) || frame.evaluate(script);
  await addTo(page);
  // What fades in or out meanwhile would have too little contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A frame of another origin, or one that is gone meanwhile, is not looked into.
  if (without !== "iframe") {
    for (const frame of page.frames().slice(1)) await addTo(frame).catch(() => {});
  }
  return page.evaluate(
    async ({ exclude, runOnly }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run({ exclude }, { resultTypes: ["violations"], runOnly });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
      );
    },
    { exclude: without ? [[without]] : [], runOnly: rules },
  );
}

/** What axe finds on the page as it is now, best practices included: a line each, rule and places. */
export const axeFindings = (page: Page): Promise<string[]> => findings(page);

/** As `axeFindings`, in the dark and in the light color scheme. */
export async function axeFindingsInBothSchemes(page: Page, without?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const inLight = await findings(page, { without, rules: colorRules });
  await page.emulateMedia({ colorScheme: "dark" });
  return [...inLight.map((finding) => `light: ${finding}`), ...(await findings(page, { without }))];
}
