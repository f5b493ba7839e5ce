import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{app,content-model,contract,pictures,scripts,server}/**/*.test.ts",
      "tests/{build,server}/**/*.test.ts",
    ],
    globalSetup: "tests/setup/build-server.ts",
    // Real servers, mail peers and processes: give them room on a slow machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
  },
});
