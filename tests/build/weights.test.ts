import { expect, test } from "vitest";
import { contentPages } from "#scripts/built-pages.ts";
import { pageWeight } from "../../bench/weights.ts";

test.each(contentPages("dist/client").map(({ path }) => path))(
  "%s loads at most 115 KB of scripts",
  (path) => {
    expect(pageWeight(path).scriptBytes / 1024).toBeLessThanOrEqual(115);
  },
);
