import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { contentHash } from "./cache.ts";
import { mapSvg } from "./map.ts";

test("a map fits 20 KB after compression and is always the same", async () => {
  const svg = await mapSvg("nordics");
  expect(brotliCompressSync(svg).length).toBeLessThan(20 * 1024);
  // Pictures are cached under their address: when this fails, increase `generatorVersion` in requests.ts.
  expect(contentHash(svg)).toBe("d2bc2e86c801");
});
