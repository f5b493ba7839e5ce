import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/setup/chromium.ts";
import { fixtureContent } from "./tests/setup/sites.ts";

// Specs read the texts they look for with the content readers, from the content the site under test was built from.
process.env.CONTENT_DIR = fixtureContent;

// The flags keep Debian's Chromium from looking for the network and its own services while tests run.
const launchOptions = {
  executablePath: findChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/setup/build-fixture-site.ts",
  fullyParallel: true,
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [["line"]] : [["list"]],
  use: {
    browserName: "chromium",
    launchOptions,
    trace: "retain-on-failure",
    viewport: { width: 1440, height: 900 },
  },
});
