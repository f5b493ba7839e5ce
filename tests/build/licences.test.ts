import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// docs/decisions/dependencies.md says what each licence requires; adding one is a decision.
const accepted = [
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
  "(MIT OR EUPL-1.1+)",
  "0BSD",
  "Apache-2.0",
  "Apache-2.0 AND LGPL-3.0-or-later",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT AND ISC AND BSD-3-Clause",
  "MIT OR Apache-2.0",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
];

test("every package has an accepted licence", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { license?: string; optional?: boolean }>;
  };
  const unaccepted = Object.entries(lock.packages)
    // Optional binaries for other platforms have no licence field in the lockfile.
    .filter(([name, { license, optional }]) => name && !(optional && !license))
    .filter(([, { license = "none" }]) => !accepted.includes(license))
    .map(([name, { license }]) => `${name}: ${license}`);
  expect(unaccepted).toEqual([]);
});
