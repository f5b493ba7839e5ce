import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { fixtureSite } from "../setup/sites.ts";
import { builtPages } from "./built-pages.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes void elements with a slash, attributes of its own case and booleans with empty values; HTML
    // allows all of them.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Positions and colours that come from data (reveal order, placeholder colours) are style attributes.
    "no-inline-style": "off",
    // Titles name page and studio; search engines shorten long ones themselves.
    "long-title": "off",
    // Telephone numbers and codes stand in the content as people write them.
    "tel-non-breaking": "off",
  },
});

test.each(builtPages)("$path follows the recommended rules of html-validate", async ({ html }) => {
  const report = await validator.validateString(html);
  const errors = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(errors).toEqual([]);
});

const hasJava = spawnSync("java", ["-version"]).status === 0;

// The Nu checker needs Java; without it the test is skipped. Its messages about CSS are filtered out because it does
// not know newer rules such as @property.
test.skipIf(!hasJava)("every page passes the Nu HTML checker (needs Java)", () => {
  const { stderr, status } = spawnSync(
    "java",
    [
      "-jar",
      fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar")),
      "--errors-only",
      "--format",
      "gnu",
      "--skip-non-html",
      "--filterpattern",
      ".*CSS:.*",
      `${fixtureSite}/client`,
    ],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  expect(stderr.split("\n").filter(Boolean).slice(0, 20)).toEqual([]);
  expect(status).toBe(0);
});
