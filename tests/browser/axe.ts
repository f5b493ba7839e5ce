import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules of axe whose findings depend on colors. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Runs axe in the page itself: its other mode opens a second page for every result, which takes longer than the rules. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

async function findings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** What axe finds on the page as it is now, best practices included: a line each, rule and places. */
export const axeFindings = (page: Page): Promise<string[]> => findings(axeOn(page));

/** As `axeFindings`, in the dark and in the light color scheme; motion must be reduced, since colors change. */
export async function axeFindingsInBothSchemes(page: Page, without?: string): Promise<string[]> {
  const axe = () => (without ? axeOn(page).exclude(without) : axeOn(page));
  await page.emulateMedia({ colorScheme: "light" });
  const inLight = await findings(axe().withRules(colorRules));
  await page.emulateMedia({ colorScheme: "dark" });
  return [...inLight.map((finding) => `light: ${finding}`), ...(await findings(axe()))];
}
