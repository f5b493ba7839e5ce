import { expect, test } from "vitest";
import { contentPages } from "#scripts/built-pages.ts";
import { pageWeight } from "../../bench/weights.ts";

// The design system shows every component, so it loads all of them; it is not indexed.
const limitKb = (path: string) => (path === "/design-system" ? 118 : 115);

test.each(contentPages("dist/current/client").map(({ path }) => ({ path, limit: limitKb(path) })))(
  "$path loads at most $limit KB of scripts",
  ({ path, limit }) => {
    expect(pageWeight(path).scriptBytes / 1024).toBeLessThanOrEqual(limit);
  },
);
