import { expect, test } from "vitest";
import { brandColors } from "#brand/colors.ts";
import { readCompanies } from "./companies.ts";
import { currentContent } from "./content-context.ts";
import { getWordmark } from "./wordmarks.ts";

/** A company of the fixture content with a logo of its own. */
const companyWithLogo = "first-climate";

test("a company's logo takes the place of a drawn wordmark", async () => {
  const logo = await getWordmark(companyWithLogo);
  expect(logo).toMatchObject({ width: 600, height: 160 });
  const request = currentContent().pictures.get(logo?.src.replace("/pictures/", "") ?? "");
  expect(request).toMatchObject({ kind: "logo", width: 600 });
});

test("every wordmark of the content has a size and is requested in the color of text on dark grounds", async () => {
  for (const { slug } of await readCompanies()) {
    const wordmark = await getWordmark(slug);
    if (!wordmark) continue;
    expect(wordmark.width).toBeGreaterThan(wordmark.height);
    if (slug === companyWithLogo) continue;
    expect(currentContent().pictures.get(wordmark.src.replace("/pictures/", ""))).toMatchObject({
      kind: "wordmark",
      color: brandColors.paper,
    });
  }
});

test("a company without a wordmark has none", async () => {
  expect(await getWordmark("unknown-company")).toBeNull();
});
