import fc from "fast-check";
import { expect, test } from "vitest";
import { maxLength } from "../limits.ts";
import { formMessages } from "../messages.ts";
import { fieldsOf } from "./form-definition.ts";
import { forms } from "./registry.ts";
import { validate } from "./validate.ts";

const complete = {
  name: "Åsa Öberg",
  email: "asa@example.se",
  message: "Two lines\nof text",
  formType: "Founder Application",
  emailConfigType: "founder_group",
};

const founder = (changes: Record<string, unknown>) => validate(forms.founder, { ...complete, ...changes });

const contact = (changes: Record<string, unknown>) =>
  validate(forms.contact, {
    name: "Ola",
    email: "ola@example.no",
    message: "Hello",
    formType: "Contact Form",
    emailConfigType: "general",
    ...changes,
  });

test("accepts a complete payload and fills optional fields with empty text", () => {
  expect(founder({})).toEqual({ ok: true, data: { ...complete, phone: "", linkedin: "" } });
});

test("leaves out what the form does not declare", () => {
  expect(founder({ fax: "1", isAdmin: "yes" })).toEqual(founder({}));
});

test.each([
  [{ emailConfigType: "old" }, formMessages.outOfDate],
  [{ emailConfigType: "old", linkedin: "x y" }, formMessages.checkFields],
])("says what to do when %o is wrong", (values, message) => {
  expect(founder(values)).toMatchObject({ ok: false, message });
});

test.each(["name", "email", "message"])("returns the form's message when %s is missing", (field) => {
  for (const value of [undefined, null, "", "  \n "]) {
    expect(founder({ [field]: value })).toMatchObject({
      ok: false,
      message: forms.founder.messages.missing,
      errors: { [field]: expect.any(String) },
    });
  }
});

test.each([
  ...["no-at-sign", "a@b", "a@b.", "a b@c.se", "a@b.se, c@d.se", "a@b.se\nBcc: x@y.se", "<a@b.se>"],
  ...["(a)@b.se", "a@[b.se]", "a\u0001@b.se", "a@b\u200b.se", "\u202ea@b.se", "a@b.s\u00ade"],
  "asa@example..se",
  ".asa@example.se",
  "asa.@example.se",
  "a..sa@example.se",
  "asa@-example.se",
  "asa@example-.se",
  "asa@example.se.",
  "asa@.example.se",
])("rejects %j as an email address", (email) => {
  expect(founder({ email })).toMatchObject({ ok: false, message: "Please enter a valid email address" });
});

test.each(["åsa+1@åre.example", "o'brien@b-c.co.uk", "{a|b}@c.se", "用户@例子.公司"])(
  "accepts %j as an email address",
  (email) => {
    expect(founder({ email })).toMatchObject({ ok: true, data: { email } });
  },
);

test("no single line keeps a line break, so that it cannot add a header to a mail", () => {
  expect(founder({ name: "A\r\nBcc: b@c.se" })).toMatchObject({ ok: true, data: { name: "A Bcc: b@c.se" } });
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", " ", "\r", "\n", "\t", "\0"), maxLength: 100 }),
      (typed) => {
        const result = founder({ phone: typed });
        if (!result.ok) throw new Error(result.message);
        expect(result.data.phone).not.toMatch(/[\r\n\0]/);
      },
    ),
  );
});

test.each(["javascript:alert(1)", "linkedin", "ftp://x.se", "mailto:a@b.se", "//x.se", "a@b.se"])(
  "rejects %s as a web address",
  (linkedin) => {
    expect(founder({ linkedin })).toMatchObject({ ok: false, errors: { linkedin: expect.any(String) } });
  },
);

test.each(["linkedin.com/in/x", "www.exämple.se", "example.se:8080?a=b", " example.se "])(
  "puts https:// before %j",
  (linkedin) => {
    expect(founder({ linkedin })).toMatchObject({
      ok: true,
      data: { linkedin: `https://${linkedin.trim()}` },
    });
  },
);

test("rejects a value that is not text", () => {
  expect(founder({ phone: 7 })).toMatchObject({ ok: false, errors: { phone: "Please enter text." } });
});

test.each(["\n", "\r\n", "\r"])("counts a line break sent as %j as one character", (sent) => {
  const lines = (lineBreak: string, end: string) =>
    `${"x".repeat(99)}${lineBreak}`.repeat(199) + "x".repeat(99) + end;
  const message = lines("\n", "x");
  expect(message).toHaveLength(maxLength.text);
  expect(founder({ message: lines(sent, "x") })).toMatchObject({ ok: true, data: { message } });
  expect(founder({ message: lines(sent, "xx") })).toMatchObject({ ok: false });
});

const domain = "@example.se";
test.each([
  ["name", maxLength.line, (length: number) => "x".repeat(length)],
  ["email", maxLength.email, (length: number) => "a".repeat(length - domain.length) + domain],
  ["linkedin", maxLength.url, (length: number) => `https://x.se/${"a".repeat(length - 13)}`],
  ["message", maxLength.text, (length: number) => "x".repeat(length)],
])("%s has at most %i characters", (field, max, text) => {
  expect(founder({ [field]: text(max) })).toMatchObject({ ok: true });
  expect(founder({ [field]: text(max + 1) })).toMatchObject({
    ok: false,
    errors: { [field]: `Please use at most ${max} characters.` },
  });
});

test("a missing choice becomes the first option", () => {
  const result = validate(forms.partner, {
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

test("privacy consent that was not sent is not given", () => {
  expect(contact({})).toMatchObject({ ok: true, data: { privacyConsent: "not given" } });
});

test.each(["given", "on", true])("privacy consent sent as %j is given", (privacyConsent) => {
  expect(contact({ privacyConsent })).toMatchObject({ ok: true, data: { privacyConsent: "given" } });
});

test.each([undefined, "", false, "no", 7])("privacy consent sent as %j is not given", (privacyConsent) => {
  expect(contact({ privacyConsent })).toMatchObject({ ok: true, data: { privacyConsent: "not given" } });
});

test.each(Object.entries(forms))("every error of the %s form is readable", (_kind, form) => {
  const names = ["formType", "emailConfigType", ...fieldsOf(form).map((field) => field.name)];
  for (const wrong of [undefined, null, 7, ["x"], { x: 1 }, "x".repeat(20_001)]) {
    const result = validate(form, Object.fromEntries(names.map((name) => [name, wrong])));
    if (result.ok) throw new Error("the payload was accepted");
    for (const error of Object.values(result.errors)) expect(error).toMatch(/^(Please|The form|This page) /);
  }
});
