import { defineConfig } from "@playwright/test";
import { findHeadlessShell, launchOptionsFor } from "./tests/setup/chromium.ts";
import { fixtureContent } from "./tests/setup/sites.ts";

// Specs read the texts they look for with the content readers, from the content the site under test was built from.
process.env.CONTENT_DIR = fixtureContent;

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/setup/build-fixture-site.ts",
  fullyParallel: true,
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time is printed as flaky, see docs/decisions/0103-repeat-in-ci.md.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? [["line"]] : [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: launchOptionsFor(findHeadlessShell()),
    // Recording every test would double the time of many, see docs/decisions/0109-traces.md.
    trace: "on-first-retry",
    viewport: { width: 1440, height: 900 },
  },
});
