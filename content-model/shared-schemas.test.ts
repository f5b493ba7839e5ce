import { expect, test } from "vitest";
import { accentedText, seoSchema } from "./shared-schemas.ts";

test.each(["No accent", "One *accent* inside", "*All of it*"])("accepts the title %s", (title) => {
  expect(accentedText.safeParse(title).success).toBe(true);
});

test.each(["", "One * alone", "An *unclosed accent", "*Two* accents in *one* title", "An empty ** accent"])(
  "rejects the title %j",
  (title) => {
    expect(accentedText.safeParse(title).success).toBe(false);
  },
);

test("rejects a description that search engines would cut", () => {
  const result = seoSchema.safeParse({ title: "Title", description: "a".repeat(171) });
  expect(result.error?.issues[0]?.message).toMatch("longer than 170 characters");
});
