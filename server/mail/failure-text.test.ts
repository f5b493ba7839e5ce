import { expect, test } from "vitest";
import { failureCode, failureText } from "./failure-text.ts";

test.each([
  [null, null],
  ["EENVELOPE 550", "The mailbox does not exist or does not take this email (550)."],
  ["EENVELOPE 550 5.1.1", "The mailbox does not exist or does not take this email (550 5.1.1)."],
  [
    "EMESSAGE 550 5.7.26",
    "The mail server’s rules on senders, signatures or spam refuse this email (550 5.7.26).",
  ],
  ["EMESSAGE 556", "The mail server refused this email for good (556)."],
  ["EENVELOPE 455", "The mail server asked us to try later (455)."],
  ["EAUTH 535", "The mail server refused our name or password (EAUTH 535)."],
  ["EOAUTH2 503", "The email provider gave us no access token (503)."],
  [
    "EOAUTH2 invalid_grant",
    "The email provider does not take our refresh token any longer: an operator must set a new SMTP_OAUTH_REFRESH_TOKEN (invalid_grant).",
  ],
  ["ESOCKET", "The mail server could not be reached (ESOCKET)."],
  ["unknown failure", "It could not be sent (unknown failure)."],
])("%s means: %s", (lastError, text) => {
  expect(failureText(lastError)).toBe(text);
});

test.each([
  ["550-5.7.26 Unauthenticated email from asa@studio.example", "EMESSAGE 550 5.7.26"],
  ["550 5.1.1 <asa@studio.example>: no such user", "EMESSAGE 550 5.1.1"],
  ["550 5.6.7.8 is blocked", "EMESSAGE 550"],
  ["550 asa@studio.example is unknown", "EMESSAGE 550"],
  [undefined, "EMESSAGE 550"],
])("of the answer %s only codes are kept", (response, code) => {
  expect(failureCode({ code: "EMESSAGE", responseCode: 550, response })).toBe(code);
});
