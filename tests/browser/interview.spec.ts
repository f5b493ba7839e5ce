import type { Page } from "@playwright/test";
import { readInterviewPage } from "#content-model/interview.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import { deriveCode } from "#server/store/applicant-code.ts";
import { openStore } from "#server/store/store.ts";
import { interviewSystem } from "../server/interview-system.ts";
import type { RunningServer } from "../setup/server.ts";
import { axeFindings } from "./axe.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";

const { interview: labels } = await readInterviewPage();
const dayMs = 24 * 60 * 60_000;

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** An interview that was offered. @returns the secrets of its link and of its application */
async function offerInterview({ dataDir }: RunningServer) {
  const store = await openStore({ DATA_DIR: dataDir });
  const system = interviewSystem({ store, dataDir });
  const address = { name: "Olga Owner", email: `${crypto.randomUUID()}@studio.example` };
  const member = await store.members.insert({ ...address, role: "owner", forms: [] });
  const reference = await system.apply();
  const times = [10, 11, 12].map((days) => `${dateOf(Date.now() + days * dayMs)}T10:00`);
  const place = "https://meet.example/a-room-with-a-long-name-that-has-to-break-on-narrow-screens-somewhere";
  const { token } = await system.offer(member, reference, times, { place });
  const submission = await store.submissions.findByReference(reference);
  const code = deriveCode(submission?.id ?? "", store.codeKey);
  await store.close();
  return { token, code };
}

async function expectSound(page: Page, state: string) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, `${state}, ${width} wide`);
  }
  expect(await axeFindings(page), state).toEqual([]);
}

test("an interview has no findings on both of its pages, whatever its state", async ({ page, server }) => {
  const { token, code } = await offerInterview(server);
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await page.goto(`/interview/${token}?zone=Asia/Tokyo`);
  await expect(heading(labels.offered.title)).toBeVisible();
  await page.getByText(labels.refuse.title).click();
  await expectSound(page, "offered");
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: labels.offered.submit }).click();
  await expect(heading(labels.chosen.title)).toBeVisible();
  await expectSound(page, "chosen");

  await page.goto(`/your-application#${code}`);
  await expect(heading(labels.chosen.title)).toBeVisible();
  await page.getByText(labels.cancel.title, { exact: true }).click();
  await expectSound(page, "chosen, in the application");
  await page.getByRole("button", { name: labels.cancel.submit }).click();
  await expect(heading(labels.cancelled.title)).toBeVisible();
  await expectSound(page, "cancelled, in the application");
  await page.goto(`/interview/${token}`);
  await expect(heading(labels.cancelled.title)).toBeVisible();
  await expectSound(page, "cancelled");
});
