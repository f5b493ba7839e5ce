import { expect, test } from "vitest";
import { newPublicationSchema } from "./site-publications.ts";

test("a tab that was opened before the desk was updated is told why it cannot publish", () => {
  const body = { parent: 1, drafts: {}, note: "" };
  const { error } = newPublicationSchema.safeParse(body, { error: () => "This value cannot be used." });
  expect(error?.issues).toMatchObject([{ path: ["content"], message: expect.stringContaining("reload") }]);
});
