import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("settings are read in one place: nothing else reads a variable of the environment by its name", () => {
  const files = globSync([
    "{app,brand,content-model,contract,desk,pictures,renderer,scripts,server}/**/*.{ts,tsx}",
    "{react-router,vite}.config.ts",
  ]).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const reading = files.filter((file) =>
    /process\.env[.[]|\}\s*=\s*process\.env|globalThis/.test(readFileSync(file, "utf8")),
  );
  expect(reading).toEqual([]);
});
