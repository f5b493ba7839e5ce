import { expect, test } from "vitest";
import { readSite } from "#content-model/site.ts";
import { expiryError, securityTxt } from "./security-txt.ts";

test.each([
  ["2027-02-27", "2027-02-28", undefined],
  ["2027-02-27", "2028-02-27", undefined],
  ["2027-02-27", "2028-02-28", "more than a year"],
  ["2027-02-27", "2027-02-27", "passed"],
  ["2027-02-27", "2026-12-31", "passed"],
])("on %s, an expiry date of %s is reported as: %s", (today, expires, error) => {
  if (error) expect(expiryError(expires, today)).toContain(error);
  else expect(expiryError(expires, today)).toBeUndefined();
});

test("security.txt has the required fields of RFC 9116 and its canonical address", async () => {
  const site = await readSite();
  const fields = securityTxt(site).trimEnd().split("\n");
  expect(fields).toEqual([
    `Contact: mailto:${site.email.general}`,
    `Expires: ${site.security.expires}T00:00:00Z`,
    `Preferred-Languages: ${site.security.languages.join(", ")}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
  ]);
});
