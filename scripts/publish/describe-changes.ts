import { formatCount } from "#contract/count.ts";
import type { PageChange, ReleaseChanges } from "./compare-releases.ts";

const maxListed = 8;
const maxLength = 90;

const clip = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

function listed(lines: string[]): string[] {
  const more = lines.length - maxListed;
  return more > 0 ? [...lines.slice(0, maxListed), `    … and ${formatCount(more, "more line")}`] : lines;
}

function describePageChange({ paths, added, removed }: PageChange): string[] {
  const [first = "", ...others] = paths;
  const where = others.length > 0 ? `${first} and ${formatCount(others.length, "more page")}` : first;
  const lines = [
    ...removed.map((part) => `    - ${clip(part)}`),
    ...added.map((part) => `    + ${clip(part)}`),
  ];
  return [`  changed  ${where}`, ...(lines.length > 0 ? listed(lines) : ["    the order of its parts"])];
}

const whereRemovedLeads = (redirect: string | null | undefined) => {
  if (redirect) return `its address leads to ${redirect}`;
  return redirect === null
    ? "its address says that it is gone"
    : "NOT FOUND for everybody who has the address";
};

/** Addresses that disappear without a redirect, and without an entry that says they are gone. */
const lostAddresses = ({ removed }: ReleaseChanges): string[] =>
  removed.filter(({ redirect }) => redirect === undefined).map(({ path }) => path);

/** What a publication changes, in lines for an editor. Empty when nothing changes. */
export function describeChanges(changes: ReleaseChanges): string[] {
  const lines = [
    ...changes.added.map(({ path, title }) => `  new      ${path}  ${clip(title)}`),
    ...changes.changed.flatMap(describePageChange),
    ...changes.removed.map(({ path, redirect }) => `  removed  ${path}  (${whereRemovedLeads(redirect)})`),
  ];
  if (changes.hasOther)
    lines.push(
      "  also     outside the pages: at least one of feeds, emails, open positions, scripts and styles",
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
