import { expect, test } from "vitest";
import { writeContent } from "./write-content.ts";

test.skipIf(process.platform !== "linux")("a folder that is read-only is said in words", async () => {
  // Nobody may make a file there, not even root.
  const folder = "/sys/kernel";
  const member = { name: "Anna", email: "anna@studio.example" };
  await expect(writeContent(folder, [{ file: "site.yaml", content: "" }], member, "")).rejects.toThrow(
    `The content cannot be written: this server may not write ${folder}. An operator must set CONTENT_DIR or CONTENT_REMOTE.`,
  );
});
