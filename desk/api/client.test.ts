import { expect, test } from "vitest";
import { DeskApiError, errorText, formErrorText } from "./client.ts";

const refused = (errors: Record<string, string>) => new DeskApiError(422, "Please check it.", errors);

test("a refusal says what is wrong with each field, once", () => {
  const error = refused({ memberIds: "At most 10.", members: "At most 10.", place: "Please say where." });
  expect(errorText(error)).toBe("Please check it. At most 10. Please say where.");
  expect(errorText(new DeskApiError(404, "Gone."))).toBe("Gone.");
});

test("a form with fields of its own repeats none of their errors, and leaves out no other", () => {
  expect(formErrorText(null, "email")).toBeUndefined();
  expect(formErrorText(refused({ email: "Wrong." }), "email")).toBeUndefined();
  expect(formErrorText(refused({ email: "Wrong.", site: "Not yours." }), "email")).toContain("Not yours.");
  expect(formErrorText(refused({}), "email")).toBe("Please check it.");
});
