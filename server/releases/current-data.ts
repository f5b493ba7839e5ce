import type { ServerData } from "#contract/server-data.ts";
import type { Releases } from "./releases.ts";

/** Texts and positions of the site: each property is read from the release that is served at that time. */
export function currentData({ current }: Pick<Releases, "current">): ServerData {
  const names = Object.keys(current().data) as (keyof ServerData)[];
  return Object.defineProperties(
    {} as ServerData,
    Object.fromEntries(names.map((name) => [name, { enumerable: true, get: () => current().data[name] }])),
  );
}
