import { expect, test, vi } from "vitest";
import { memberApi } from "#contract/desk/members.ts";
import { call } from "./call.ts";
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

const answerWith = (body: BodyInit) => vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body));

test("an answer that breaks off is none, and one in another form is of another version", async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"members":['));
    },
    pull(controller) {
      controller.error(new TypeError("network error"));
    },
  });
  answerWith(broken);
  await expect(call(memberApi.list)).rejects.toMatchObject({ status: 0 });
  for (const body of ['{"members":1}', "<title>Sign in</title>"]) {
    answerWith(body);
    await expect(call(memberApi.list)).rejects.toThrow("The desk has been updated.");
  }
});
