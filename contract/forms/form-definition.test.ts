import { expect, expectTypeOf, test } from "vitest";
import { fieldsOf, labelOf, type Payload } from "./form-definition.ts";
import { type EmailConfigType, formOfType, forms } from "./registry.ts";

const labels = (form: Parameters<typeof fieldsOf>[0]) => fieldsOf(form).map((field) => field.label);

test("the fields have the order of the forms", () => {
  expect(labels(forms.founder)).toEqual(["Name", "Email", "Phone", "LinkedIn", "Message"]);
  expect(labels(forms.partner)).toEqual([
    ...["Organization Name", "Website", "Organization Type", "Focus Area", "Partnership Goals"],
    ...["Name", "Job Title", "Email", "Page"],
  ]);
  expect(labels(forms.contact)).toEqual([
    ...[
      "Name",
      "Email",
      "Company",
      "Phone",
      "Subject",
      "Message",
      "Confirmation that the privacy policy applies",
    ],
  ]);
  expect(labels(forms.career)).toEqual([
    ...["Position", "Name", "Email", "Phone", "LinkedIn", "Cover Letter", "Page"],
  ]);
});

test("fieldsOf leaves out files, labelOf knows them", () => {
  expect(fieldsOf(forms.career).map((field) => field.name)).not.toContain("resume");
  expect(labelOf(forms.career, "resume")).toBe("Resume");
});

test.each(Object.entries(forms))(
  "field names of the %s form are unique and safe in a selector",
  (_kind, form) => {
    const names = form.fields.map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^\w+$/);
  },
);

const required = (form: (typeof forms)[keyof typeof forms], by: "server" | "browser") =>
  form.fields.flatMap((field) => ("required" in field && field.required?.by === by ? [field.name] : []));

test("server and browser require the fields of the specification", () => {
  expect(required(forms.founder, "server").sort()).toEqual(["email", "message", "name"]);
  expect(required(forms.partner, "server").sort()).toEqual([
    ...["email", "name", "organizationName", "partnershipGoals"],
  ]);
  expect(required(forms.contact, "server").sort()).toEqual(["email", "message", "name"]);
  expect(required(forms.contact, "browser")).toEqual(["subject", "privacyConsent"]);
  expect(required(forms.career, "server").sort()).toEqual(["email", "name"]);
  expect(required(forms.career, "browser")).toEqual(["resume", "coverLetter"]);
});

test("formOfType finds the form of a payload", () => {
  expect(formOfType("Partner Application")).toBe("partner");
  expect(formOfType("CEO Co-founder Application")).toBeNull();
  expect(formOfType(undefined)).toBeNull();
});

test("payload types follow from the declarations", () => {
  expectTypeOf<Payload<typeof forms.contact>>().toEqualTypeOf<{
    formType: "Contact Form";
    emailConfigType: "general";
    name: string;
    email: string;
    company: string;
    phone: string;
    subject: string;
    message: string;
    privacyConsent: "given" | "not given";
  }>();
  expectTypeOf<Payload<typeof forms.partner>["focusArea"]>().toEqualTypeOf<
    "Fintech" | "ClimateTech" | "AI & ML" | "Enterprise Software" | "Multiple Sectors" | "Other"
  >();
  expectTypeOf<EmailConfigType>().toEqualTypeOf<"founder_group" | "partner_group" | "general" | "careers">();
  expectTypeOf<keyof Payload<typeof forms.career>>().not.toEqualTypeOf<"resume">();
});
