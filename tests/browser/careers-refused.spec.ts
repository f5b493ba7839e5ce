import { copyFileSync, utimesSync } from "node:fs";
import { errorMessages, formMessages, submissionMessages } from "#contract/messages.ts";
import { dropZone, fill, jobPath, picker, resume, submit } from "./job-form.ts";
import { expect, test } from "./test.ts";

test("a position that closed meanwhile says so where the visitor sees it", async ({ page, open }) => {
  const message = errorMessages.closedPosition;
  await page.route("**/api/**", (route) =>
    route.fulfill({ status: 422, json: { message, errors: { position: message } } }),
  );
  await open(jobPath);
  await fill(page, "Too Late");
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(message);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toBeInViewport();
});

test("a resume that was saved again must be chosen again, and is then sent", async ({ page, open }, info) => {
  const file = info.outputPath("cv.pdf");
  copyFileSync(resume, file);
  await open(jobPath);
  await fill(page, "Saved Again", file);
  await expect(dropZone(page)).toContainText("cv.pdf");
  const later = new Date(Date.now() + 60_000);
  utimesSync(file, later, later);
  // Until the file is read, the form shows that it is being sent.
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    addEventListener("read-file", resolve, { once: true });
    Blob.prototype.arrayBuffer = async function () {
      Blob.prototype.arrayBuffer = read;
      await promise;
      return read.call(this);
    };
  });
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event("read-file")));
  await expect(page.getByText(submissionMessages.chooseAgain)).toBeVisible();
  await expect(picker(page)).toBeFocused();
  await expect(dropZone(page)).not.toContainText("cv.pdf");
  await picker(page).setInputFiles(file);
  await expect(page.getByText(submissionMessages.chooseAgain)).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(formMessages.success);
});
