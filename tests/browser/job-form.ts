import type { Page } from "@playwright/test";
import { openJob } from "../setup/jobs.ts";

/** A position that can be applied for. */
export const jobPath = `/careers/${openJob.slug}`;
export const resume = "tests/server/resumes/chromium.pdf";
export const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
export const picker = (page: Page) => page.locator("input[type=file]");
/** The part around the file input that accepts dropped files and shows the chosen one. */
export const dropZone = (page: Page) => page.locator("[data-slot=drop-zone]");

/** Fills in the form of a position. @param file the resume, if any */
export async function fill(page: Page, name: string, file: string | null = resume) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email").fill("kandidat@example.se");
  await page.getByLabel("Cover Letter").fill("I have opened three markets, and closed one.");
  if (file) await picker(page).setInputFiles(file);
}
