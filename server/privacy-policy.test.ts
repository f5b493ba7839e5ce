import { expect, test } from "vitest";
import { findPolicyMismatches } from "./privacy-policy.ts";
import { readSettings } from "./settings.ts";

const privacyPeriods = { retentionDays: 730, rateLimitMinutes: 10, activityLogDays: 365 };
const find = (settings: Record<string, string>) =>
  findPolicyMismatches(readSettings(settings), { privacyPeriods });

test("settings that do what the privacy policy states are fine", () => {
  expect(find({ RETENTION_DAYS: "730", RATE_LIMIT: "5/10m" })).toEqual([]);
  expect(find({ RETENTION_DAYS: "730", RATE_LIMIT: "off" })).toEqual([]);
});

test("names each setting that does something else, and what the privacy policy states", () => {
  expect(find({ RETENTION_DAYS: "30", RATE_LIMIT: "20/1h" })).toEqual([
    expect.stringMatching(/RETENTION_DAYS=30, .*730/),
    expect.stringMatching(/RATE_LIMIT counts for 60 minutes.* 10\./),
  ]);
  expect(find({ RETENTION_DAYS: "0" })).toEqual([expect.stringContaining("never erases applications")]);
});
