import { formatCount } from "#contract/count.ts";
import { confirm } from "../../terminal-user.ts";
import type { SiteComparison } from "../changes/compare-sites.ts";
import { describeAllLater, describeChanges } from "../changes/describe-changes.ts";

const maxWarnings = 8;

/** Requires somebody who can answer. @param remedy what to add to the command otherwise */
export function requireTerminal(remedy: string) {
  if (!process.stdin.isTTY) throw new Error(`Nobody can answer a question here: ${remedy}.`);
}

/** Prints what a publication changes, now and later. @param isFirst whether nothing has been published yet */
export function printChanges(changes: SiteComparison, isFirst = false) {
  const lines = isFirst ? ["  everything: nothing has been published yet"] : describeChanges(changes);
  const shown = lines.length > 0 ? lines : ["  nothing that visitors see, now or later"];
  const later = describeAllLater(changes);
  console.log(`What changes on the site:\n${shown.join("\n")}\n`);
  if (later.length > 0) console.log(`What will change by itself:\n${later.join("\n")}\n`);
}

/** Prints what is valid in the content and seldom meant: the first of it. */
export function printWarnings(warnings: string[]) {
  if (warnings.length === 0) return;
  const count = formatCount(warnings.length, "warning, which stops", "warnings, which stop");
  const shown = warnings.slice(0, maxWarnings).map((warning) => `  ${warning}`);
  if (warnings.length > maxWarnings) shown.push("  … all of them: npm run check:content");
  console.warn(`${count} nothing:\n${shown.join("\n")}\n`);
}

/** Asks whether to publish. Says so when nothing is to be published. */
export async function agrees(question: string): Promise<boolean> {
  const isAgreed = await confirm(`${question} Type y (yes) or n (no), then press Enter: `);
  if (!isAgreed) console.log("Nothing was published. The site is as it was.");
  return isAgreed;
}
