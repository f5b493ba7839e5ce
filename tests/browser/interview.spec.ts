import type { Page } from "@playwright/test";
import { readInterviewPage } from "#content-model/interview.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import { dayMs } from "#contract/durations.ts";
import { errorMessages } from "#contract/messages.ts";
import { deriveCode } from "#server/store/secret-token.ts";
import { openStore } from "#server/store/store.ts";
import { interviewSystem } from "../server/interview-system.ts";
import type { RunningServer } from "../setup/server.ts";
import { axeFindings } from "./axe.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";

const { interview: labels } = await readInterviewPage();

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Interviews that were offered at the same times. @returns the secrets of each one's link and of its application */
async function offerInterviews({ dataDir }: RunningServer, count: number) {
  const store = await openStore({ DATA_DIR: dataDir });
  const system = interviewSystem({ store, dataDir });
  const address = { name: "Olga Owner", email: `${crypto.randomUUID()}@studio.example` };
  const member = await store.members.insert({ ...address, role: "owner", forms: [] });
  const times = [10, 11, 12].map((days) => `${dateOf(Date.now() + days * dayMs)}T10:00`);
  const place = "https://meet.example/a-room-with-a-long-name-that-has-to-break-on-narrow-screens-somewhere";
  const offered: { token: string; code: string }[] = [];
  for (let index = 0; index < count; index++) {
    const reference = await system.apply(`${crypto.randomUUID()}@example.se`);
    const { token } = await system.offer(member, reference, times, { place });
    const submission = await store.submissions.findByReference(reference);
    offered.push({ token, code: deriveCode(submission?.id ?? "", store.codeKey) });
  }
  await store.close();
  return offered;
}

async function expectSound(page: Page, state: string) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, `${state}, ${width} wide`);
  }
  expect(await axeFindings(page), state).toEqual([]);
}

test("an interview has no findings on both of its pages, whatever its state", async ({ page, server }) => {
  const [{ token, code } = { token: "", code: "" }] = await offerInterviews(server, 1);
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

test("a time that somebody else has just taken leaves the list, with a word about it", async ({
  page,
  server,
}) => {
  const [first, second] = await offerInterviews(server, 2);
  const chosen = (page: Page) => page.getByRole("heading", { name: labels.chosen.title, exact: true });
  const other = await page.context().newPage();
  const choose = async (token = "", time: "first" | "last") => {
    await other.goto(`/interview/${token}`);
    await other.getByRole("radio")[time]().check();
    await other.getByRole("button", { name: labels.offered.submit }).click();
    await expect(chosen(other)).toBeVisible();
  };
  await choose(first?.token, "last");
  await page.goto(`/your-application#${first?.code}`);
  const times = page.getByRole("radio");
  await expect(times).toHaveCount(2);
  await choose(second?.token, "first");

  await times.first().check();
  await page.getByRole("button", { name: labels.move.submit }).click();
  const alert = page.getByRole("alert").first();
  await expect(alert).toHaveText(errorMessages.interviewTimeTaken);
  await expect(times).toHaveCount(1);
  await times.first().check();
  await page.getByRole("button", { name: labels.move.submit }).click();
  await expect(alert).toHaveCount(0);
  await expect(chosen(page)).toBeVisible();
});
