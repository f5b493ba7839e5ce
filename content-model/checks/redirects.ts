import { closestName, didYouMean } from "../field-names.ts";
import { type ContentFile, error, type Finding, placeOf, warning } from "./content.ts";
import { sitePaths } from "./paths.ts";
import { withoutQuery } from "./text-links.ts";

/** Finds redirects that hide a page, now or once it appears, lead nowhere or in a circle. */
export function findRedirectFaults(files: ContentFile[]): Finding[] {
  const file = files.find((one) => one.file === "redirects.yaml");
  if (!file || !Array.isArray(file.value.redirects)) return [];
  const { known, hidden } = sitePaths(files);
  const entries: { from?: unknown; to?: unknown }[] = file.value.redirects;
  const targets = new Map(entries.map(({ from, to }) => [from, to]));
  const isCircle = (from: unknown) => {
    const passed = new Set();
    for (let path: unknown = from; typeof path === "string"; path = targets.get(path)) {
      if (passed.has(path)) return true;
      passed.add(path);
    }
    return false;
  };
  return entries.flatMap(({ from, to }, index): Finding[] => {
    const { file: name, line } = placeOf(file, ["redirects", index]);
    const at = { file: name, line };
    if (typeof from !== "string") return [];
    if (from.length > 1 && from.endsWith("/"))
      return [error(at, `write ${from.slice(0, -1)}, without the / at its end`)];
    if (known.has(from)) return [error(at, `${from} is a page of the site, which this redirect would hide`)];
    const item = hidden.get(from)?.value;
    if (item && item.draft !== true)
      return [
        error(at, `${from} becomes a page of the site on ${item.publishAt}, which this redirect would hide`),
      ];
    if (entries.findIndex((one) => one.from === from) !== index)
      return [error(at, `${from} stands in the list twice; delete one of the two`)];
    if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) return [];
    if (isCircle(from)) return [error(at, `${from} leads back to itself; write the path of a page`)];
    const path = withoutQuery(to);
    if (targets.has(path)) return [warning(at, `${to} is redirected itself; write where that leads`)];
    if (known.has(path)) return [];
    const meant = closestName(path, [...known]);
    return [error(at, `there is no page ${to}${didYouMean(meant)}`)];
  });
}
