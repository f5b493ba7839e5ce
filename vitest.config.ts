import { defineConfig } from "vitest/config";
import { fixtureContent } from "./tests/setup/sites.ts";
import { SpreadWaitingFiles } from "./tests/setup/spread-waiting-files.ts";

export default defineConfig({
  test: {
    // Generous, so that a busy machine fails no test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // More than CI's two processors, since some tests wait for time limits.
    maxWorkers: 3,
    sequence: { sequencer: SpreadWaitingFiles },
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,brand,contract,desk,pictures,server}/**/*.test.ts"],
          env: { CONTENT_DIR: fixtureContent },
          // Their files share processes, since starting one takes longer than most of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Unit tests, too. Many read content of their own, whose folder is read once per process.
          name: "content",
          include: ["{content-model,scripts}/**/*.test.ts"],
          env: { CONTENT_DIR: fixtureContent },
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          env: { CONTENT_DIR: fixtureContent },
          globalSetup: "tests/setup/build-fixture-site.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          env: { CONTENT_DIR: fixtureContent },
          globalSetup: ["tests/setup/build-fixture-site.ts", "tests/setup/build-real-site.ts"],
        },
      },
      {
        extends: true,
        test: {
          // The only tests of the real content.
          name: "specification",
          include: ["tests/specification/*.test.ts"],
          globalSetup: "tests/setup/build-real-site.ts",
        },
      },
    ],
  },
});
