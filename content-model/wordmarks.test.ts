import { expect, test } from "vitest";
import { brandColors } from "#brand/colors.ts";
import { requestedPictures } from "#pictures/requests.ts";
import { readCompanies } from "./companies.ts";
import { getWordmark } from "./wordmarks.ts";

test("every wordmark of the content has a size and is requested in the color of text on dark grounds", async () => {
  for (const { slug } of await readCompanies()) {
    const wordmark = await getWordmark(slug);
    if (!wordmark) continue;
    expect(wordmark.width).toBeGreaterThan(wordmark.height);
    expect(requestedPictures.get(wordmark.src.replace("/pictures/", ""))).toMatchObject({
      kind: "wordmark",
      color: brandColors.paper,
    });
  }
});

test("a company without a wordmark has none", async () => {
  expect(await getWordmark("unknown-company")).toBeNull();
});
