import { expect, test } from "vitest";
import { initialsOf } from "./person-picture.ts";

test.each([
  ["Anna Berg", "AB"],
  ["Åke Östlund", "ÅÖ"],
  ["Maria del Carmen Ruiz", "MR"],
  ["anna von Berg", "AB"],
  ["Madonna", "M"],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
