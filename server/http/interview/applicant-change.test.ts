import { expect, test } from "vitest";
import { otherZone } from "./applicant-change.ts";

test("takes the names of time zones that browsers use, and no others", () => {
  for (const zone of ["America/New_York", "Asia/Kolkata", "Asia/Calcutta", "Europe/Kyiv", "UTC"]) {
    expect(otherZone(zone)).toBe(zone);
  }
  for (const zone of ["Europe/Stockholm", "europe/stockholm", "+05:30", "Europe/Atlantis", "", null, 1])
    expect(otherZone(zone)).toBeNull();
});
