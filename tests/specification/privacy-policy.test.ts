import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { readPrivacy } from "#content-model/policies.ts";
import { findPolicyMismatches } from "#server/privacy-policy.ts";
import { readSettings } from "#server/settings.ts";
import { activityDays } from "#server/submissions/retention.ts";
import { realSite } from "../setup/sites.ts";

// The real policy, since it must be true of a server that runs with the default settings.
const { body, periods } = await readPrivacy();

test("the privacy policy states what the default settings do", () => {
  expect(findPolicyMismatches(readSettings({}), { privacyPeriods: periods })).toEqual([]);
});

test("the privacy policy states for how long the activity log is kept", () => {
  expect(periods.activityLogDays).toBe(activityDays);
});

test("the privacy policy names the button whose setting stays on the device", () => {
  const home = parse(readFileSync(`${realSite}/client/index.html`, "utf8"));
  const labels = home.querySelector("[data-pause]")?.attributes;
  for (const name of ["data-pause", "data-play"]) expect(body).toContain(labels?.[name] ?? "no button");
});

test("the privacy policy takes every period from the values that are compared", () => {
  for (const name of Object.keys(periods)) expect(body).toContain(`{${name}}`);
  for (const days of Object.values(periods))
    expect(body).not.toMatch(new RegExp(`\\b${days} (days|minutes)`));
});
