import { defineConfig } from "vitest/config";
import { SpreadWaitingFiles } from "./tests/setup/spread-waiting-files.ts";

/**
 * Tests of limits of time and memory, which other tests running at the same time would exceed; and one that replaces a
 * module, which no other may get.
 */
const alone = [
  "tests/server/reference-taken.test.ts",
  "tests/build/preview.test.ts",
  "tests/server/incoming-mail-time.test.ts",
  "tests/server/publication-servers.test.ts",
  "tests/server/attacks/never-read.test.ts",
];

export default defineConfig({
  test: {
    // Generous, so that a busy machine fails no test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // More than CI's two processors, since some tests wait for time limits.
    maxWorkers: 3,
    sequence: { sequencer: SpreadWaitingFiles },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,brand,contract,desk,pictures,server}/**/*.test.ts"],
          setupFiles: "tests/setup/fixture-content.ts",
          // Their files share processes, since starting one takes longer than most of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Unit tests, too. Many read content of their own, whose folder is read once per process.
          name: "content",
          include: ["{content-model,renderer,scripts}/**/*.test.ts"],
          setupFiles: "tests/setup/fixture-content.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          exclude: alone,
          setupFiles: "tests/setup/fixture-content.ts",
          globalSetup: ["tests/setup/build-fixture-site.ts", "tests/setup/shared-postgres.ts"],
          // Their files share processes, too: each would load the store and its packages again.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          exclude: alone,
          setupFiles: "tests/setup/fixture-content.ts",
          globalSetup: ["tests/setup/build-fixture-site.ts", "tests/setup/build-real-site.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "alone",
          include: alone,
          setupFiles: "tests/setup/fixture-content.ts",
          globalSetup: [
            "tests/setup/build-fixture-site.ts",
            "tests/setup/build-real-site.ts",
            "tests/setup/shared-postgres.ts",
          ],
          // After all other tests, one file at a time.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // The only tests of the real content.
          name: "specification",
          include: ["tests/specification/*.test.ts"],
          setupFiles: "tests/setup/real-content.ts",
          globalSetup: "tests/setup/build-real-site.ts",
        },
      },
    ],
  },
});
