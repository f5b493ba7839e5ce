import { formatCount } from "#contract/count.ts";
import { formatStockholmTime } from "#contract/format-time.ts";
import { changedTexts, clip } from "./changed-texts.ts";
import type { PageChange, SiteComparison } from "./compare-sites.ts";

const maxListed = 8;

const laterText = { appears: "appears", closes: "is shown as closed" };

/** What will happen by itself, in words. */
export const describeLater = ({ timeMs, file, kind }: SiteComparison["later"]["all"][number]) =>
  `${formatStockholmTime(timeMs)} (Stockholm): ${file} ${laterText[kind]}`;

function listed(lines: string[]): string[] {
  const more = lines.length - maxListed;
  return more > 0 ? [...lines.slice(0, maxListed), `    … and ${formatCount(more, "more line")}`] : lines;
}

function describePageChange({ paths, added, removed, onlyMarkup }: PageChange): string[] {
  const [first = "", ...others] = paths;
  const where = others.length > 0 ? `${first} and ${formatCount(others.length, "more page")}` : first;
  const lines = changedTexts(removed, added);
  const otherwise = onlyMarkup
    ? "drawings, or what search engines or screen readers get"
    : "the order of its parts";
  return [`  changed  ${where}`, ...(lines.length > 0 ? listed(lines) : [`    ${otherwise}`])];
}

const whereRemovedLeads = (redirect: string | null | undefined) => {
  if (redirect) return `its address leads to ${redirect}`;
  return redirect === null
    ? "its address says that it is gone"
    : "NOT FOUND for everybody who has the address";
};

/** Addresses that disappear without a redirect, and without an entry that says they are gone. */
const lostAddresses = ({ removed }: SiteComparison): string[] =>
  removed.filter(({ redirect }) => redirect === undefined).map(({ path }) => path);

/** What a publication changes, in lines for an editor. Empty when nothing changes. */
export function describeChanges(changes: SiteComparison): string[] {
  const lines = [
    ...changes.added.map(({ path, title }) => `  new      ${path}  ${clip(title)}`),
    ...changes.changed.flatMap(describePageChange),
    ...changes.removed.map(({ path, redirect }) => `  removed  ${path}  (${whereRemovedLeads(redirect)})`),
  ];
  if (changes.other.length > 0) lines.push(`  also     outside the pages: ${changes.other.join(", ")}`);
  const { later } = changes;
  lines.push(
    ...later.removed.map((change) => `  no longer  ${describeLater(change)}`),
    ...later.added.map((change) => `  later    ${describeLater(change)}`),
  );
  const lost = lostAddresses(changes);
  if (lost.length === 0) return lines;
  return [
    ...lines,
    "",
    "These addresses will no longer work. To redirect visitors, add to content/redirects.yaml:",
    ...lost.flatMap((path) => [`  - from: ${path}`, "    to: /the-page-that-replaces-it"]),
  ];
}

/** Everything that will happen by itself, in lines. */
export const describeAllLater = ({ later }: SiteComparison): string[] =>
  later.all.map((change) => `  ${describeLater(change)}`);
