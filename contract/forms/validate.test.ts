import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { forms } from "./registry.ts";
import { validate } from "./validate.ts";

const complete = {
  name: "Åsa Öberg",
  email: "asa@example.se",
  message: "Two lines\nof text",
  formType: "Founder Application",
  emailConfigType: "founder_group",
};

function founder(changes: Record<string, unknown>) {
  const { schema, required, missing } = forms.founder;
  return validate(schema, required, missing, { ...complete, ...changes });
}

test("a complete payload passes, with empty optional fields", () => {
  expect(founder({})).toEqual({ ok: true, data: { ...complete, phone: "", linkedin: "" } });
});

test.each(["name", "email", "message"])("without %s the form says what is required", (field) => {
  for (const value of [undefined, null, "", "  \n "]) {
    expect(founder({ [field]: value })).toMatchObject({
      ok: false,
      message: "Please fill in all required fields (Name, Email, Message)",
      errors: { [field]: expect.any(String) },
    });
  }
});

test.each([
  ...["no-at-sign", "a@b", "a@b.", "a b@c.se", "a@b.se, c@d.se", "a@b.se\nBcc: x@y.se", "<a@b.se>"],
  ...["(a)@b.se", "a@[b.se]", "a\u0001@b.se", "a@b\u200b.se", "\u202ea@b.se", "a@b.s\u00ade"],
])("%j is no address", (email) => {
  expect(founder({ email })).toMatchObject({ ok: false, message: "Please enter a valid email address" });
});

test.each(["åsa+1@åre.example", "o'brien@b-c.co.uk", "{a|b}@c.se", "用户@例子.公司"])(
  "%j is an address",
  (email) => {
    expect(founder({ email })).toMatchObject({ ok: true, data: { email } });
  },
);

test("line breaks in single lines become spaces, so that no header can be added to a mail", () => {
  expect(founder({ name: "A\r\nBcc: b@c.se" })).toMatchObject({ ok: true, data: { name: "A Bcc: b@c.se" } });
});

test.each(["javascript:alert(1)", "linkedin.com/in/x", "ftp://x.se"])("%s is no web address", (linkedin) => {
  expect(founder({ linkedin })).toMatchObject({ ok: false, errors: { linkedin: expect.any(String) } });
});

test("wrong types and overlong texts are faults of their field", () => {
  expect(founder({ phone: 7 })).toMatchObject({ ok: false, errors: { phone: expect.any(String) } });
  expect(founder({ message: "x".repeat(20_001) })).toMatchObject({
    ok: false,
    errors: { message: expect.any(String) },
  });
});

test.each(["\n", "\r\n", "\r"])("a line break sent as %j is one character", (sent) => {
  const lines = (broken: string, end: string) =>
    `${"x".repeat(99)}${broken}`.repeat(199) + "x".repeat(99) + end;
  const message = lines("\n", "x");
  expect(message).toHaveLength(20_000);
  expect(founder({ message: lines(sent, "x") })).toMatchObject({ ok: true, data: { message } });
  expect(founder({ message: lines(sent, "xx") })).toMatchObject({ ok: false });
});

test.each([
  [200, true],
  [201, true],
  [254, true],
  [255, false],
])("an address of %i characters: taken is %s", (characters, ok) => {
  const end = "@example.se";
  const result = founder({ email: "a".repeat(characters - end.length) + end });
  expect(result).toMatchObject(ok ? { ok } : { ok, errors: { email: "Please use at most 254 characters." } });
});

test("a partner starts with the first options", () => {
  const { schema, required, missing } = forms.partner;
  const result = validate(schema, required, missing, {
    name: "A",
    email: "a@b.se",
    organizationName: "B",
    partnershipGoals: "C",
    formType: "Partner Application",
    emailConfigType: "partner_group",
    sourcePage: "Apply-Partner Page",
  });
  expect(result).toMatchObject({
    ok: true,
    data: { organizationType: "Venture Capital", focusArea: "Fintech" },
  });
});

test.each(Object.entries(forms))("what the %s form says of wrong fields, people can read", (_name, form) => {
  for (const wrong of [undefined, null, 7, ["x"], { x: 1 }, "x".repeat(20_001)]) {
    const payload = Object.fromEntries(Object.keys(form.schema.shape).map((field) => [field, wrong]));
    const result = validate<z.ZodMiniType>(form.schema, form.required, form.missing, payload);
    if (result.ok) throw new Error("it was taken");
    for (const error of Object.values(result.errors)) expect(error).toMatch(/^(Please|The form) /);
  }
});
