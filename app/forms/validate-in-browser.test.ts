import { expect, test } from "vitest";
import { forms } from "#contract/forms/registry.ts";
import { formMessages } from "#contract/messages.ts";
import { resumeMessages } from "#contract/resume.ts";
import { validateInBrowser } from "./validate-in-browser.ts";

const application = {
  name: "Runa Ek",
  email: "runa@example.se",
  coverLetter: "Twelve years of design management.",
  formType: "Venture Builder Application",
  emailConfigType: "careers",
  position: "Venture Builder",
  sourcePage: "Venture-Builder Page",
};

const resume = (name: string, size: number) => new File([new Uint8Array(size)], name);

test("accepts an application with a resume", () => {
  expect(validateInBrowser(forms.career, application, { resume: resume("cv.pdf", 10) })).toMatchObject({
    ok: true,
  });
});

test("asks for what only the browser requires", () => {
  expect(validateInBrowser(forms.career, { ...application, coverLetter: " " }, {})).toEqual({
    ok: false,
    message: formMessages.checkFields,
    errors: {
      coverLetter: "Please write a few lines about yourself.",
      resume: resumeMessages.missing,
    },
  });
});

test.each([
  ["cv.exe", 10, resumeMessages.wrongType],
  ["cv.pdf", 0, resumeMessages.empty],
  ["cv.pdf", 10 * 1024 * 1024 + 1, resumeMessages.tooLarge],
])("rejects %s with %i bytes", (name, size, error) => {
  expect(validateInBrowser(forms.career, application, { resume: resume(name, size) })).toMatchObject({
    ok: false,
    errors: { resume: error },
  });
});

test("shows the form's message when the server would miss a field", () => {
  expect(validateInBrowser(forms.contact, { email: "ola@example.no" }, {})).toMatchObject({
    ok: false,
    message: forms.contact.messages.missing,
    errors: { subject: "Please enter a subject.", message: "Please enter a message." },
  });
});
