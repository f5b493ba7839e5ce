import { expect, test } from "vitest";
import { readSite } from "#content-model/site.ts";
import { expiryFault, securityTxt } from "./security-txt.ts";

test.each([
  ["2027-02-27", "2027-02-28", undefined],
  ["2027-02-27", "2028-02-27", undefined],
  ["2027-02-27", "2028-02-28", "more than a year"],
  ["2027-02-27", "2027-02-27", "passed"],
  ["2027-02-27", "2026-12-31", "passed"],
])("on %s, a security.txt that expires %s: %s", (today, expires, fault) => {
  if (fault) expect(expiryFault(expires, today)).toContain(fault);
  else expect(expiryFault(expires, today)).toBeUndefined();
});

test("it has the fields RFC 9116 requires, and says where it belongs", async () => {
  const site = await readSite();
  const fields = securityTxt(site).trimEnd().split("\n");
  expect(fields).toEqual([
    `Contact: mailto:${site.email.general}`,
    `Expires: ${site.security.expires}T00:00:00Z`,
    `Preferred-Languages: ${site.security.languages.join(", ")}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
  ]);
});
