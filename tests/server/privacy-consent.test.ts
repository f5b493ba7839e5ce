import { expect, test } from "vitest";
import { readSite } from "#content-model/site.ts";
import { mailTo } from "../browser/forms.ts";
import { post, referenceOf } from "./founder.ts";
import { operate } from "./operator.ts";
import { sharedServer } from "./shared-server.ts";

const server = sharedServer();

const message = {
  name: "Ola Nordmann",
  email: "ola@example.no",
  subject: "Oslo",
  message: "When are you in Oslo?",
  formType: "Contact Form",
  emailConfigType: "general",
};

test("mail and operator CLI show that consent was given", async () => {
  const reference = await referenceOf(await post(server.url, { ...message, privacyConsent: "given" }));
  expect((await operate(server.dataDir, "show", reference)).stdout).toContain(
    "Confirmation that the privacy policy applies: given",
  );
  const site = await readSite();
  expect((await mailTo(server.dataDir, site.email.general)).text).toMatch(
    /Confirmation that the privacy policy applies\s+given/i,
  );
});

test("a message from a client that sends no consent is stored as not given", async () => {
  const reference = await referenceOf(await post(server.url, { ...message, subject: "Bergen" }));
  expect((await operate(server.dataDir, "show", reference)).stdout).toContain(
    "Confirmation that the privacy policy applies: not given",
  );
});
