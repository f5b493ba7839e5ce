import { expect, test } from "vitest";
import { DeskApiError } from "../../api/client.ts";
import { sentOnceError } from "./lost-answer.ts";

test.each([0, 502, 504])("a change without an answer of the server (%i) may have been made", (status) => {
  expect(sentOnceError(new DeskApiError(status, "It failed."))).toContain("may have been made");
});

test("what the server says about a change is told", () => {
  expect(sentOnceError(new DeskApiError(409, "Somebody was faster."))).toBe("Somebody was faster.");
  expect(sentOnceError(null)).toBeUndefined();
});
