import { defineConfig } from "@playwright/test";
import { findHeadlessShell, launchOptionsFor } from "./tests/setup/chromium.ts";
import "./tests/setup/fixture-content.ts";

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/setup/build-fixture-site.ts",
  fullyParallel: true,
  // As many as processors in CI: more make the tests that measure time wait for each other.
  workers: 2,
  // Generous, so that a busy machine fails no test.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [["line"]] : [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: launchOptionsFor(findHeadlessShell()),
    viewport: { width: 1440, height: 900 },
  },
});
