import type { ParsedMail } from "mailparser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMail } from "#content-model/mail.ts";
import { withoutMarks } from "#content-model/sample-marks.ts";
import { companyDetails, readSite } from "#content-model/site.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { applyAsFounder, founder, post } from "./founder.ts";
import { operate } from "./operator.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";

const site = await readSite();

const team = ["deals@example.org", "board@example.org"];

let server: RunningServer;
let peer: Peer;
const recipients: string[] = [];

beforeAll(async () => {
  peer = await startPeer({
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      done();
    },
  });
  server = await startServer({ SMTP_URL: peer.url, MAIL_TO_FOUNDER_GROUP: team.join() });
});
afterAll(async () => {
  await server.stop();
  await removeData(server);
  await peer.close();
});

/** Applies as a founder. @returns the reference, and the two mails once they have arrived */
async function apply(fields: Partial<typeof founder> = {}) {
  const reference = await applyAsFounder(server, { message: founder.message, ...fields });
  const mails = () => peer.mails.filter((mail) => mail.text?.includes(reference));
  await expect.poll(mails).toHaveLength(2);
  const applicantMail = mails().find((mail) => mail.text?.includes("/your-application#"));
  const teamMail = mails().find((mail) => mail !== applicantMail);
  return { reference, applicantMail, teamMail };
}

const addressesOf = (to: ParsedMail["to"]) =>
  [to].flat().flatMap((one) => one?.value.map(({ address }) => address));

test("team and applicant get their mails", async () => {
  const { reference, applicantMail, teamMail } = await apply();
  expect(reference).toMatch(/^NVS-[0-9A-Z]{6}$/);
  expect(addressesOf(teamMail?.to)).toEqual(team);
  expect(teamMail?.from?.value[0]).toMatchObject({
    name: site.name,
    address: expect.stringMatching(/^no-reply@/),
  });
  expect(teamMail?.replyTo?.value[0]).toMatchObject({ address: founder.email, name: founder.name });
  expect(teamMail?.subject).toBe(`Founder Application: ${founder.name} (${reference})`);
  const { name, email, phone, linkedin } = founder;
  for (const value of [name, email, phone, linkedin, "We measure peat bogs."]) {
    expect(teamMail?.text).toContain(value);
    expect(teamMail?.html).toContain(value);
  }
  // Fields are text, never markup.
  expect(teamMail?.html).toContain("&lt;b&gt;Really&lt;/b&gt;");

  expect(applicantMail?.subject).toContain(reference);
  for (const body of [applicantMail?.text, applicantMail?.html]) {
    expect(body).toContain(reference);
    expect(body).toMatch(/\/your-application#[\w-]{32}/);
    expect(body).not.toContain("peat");
    expect(body).not.toContain(founder.name);
  }
  // Both versions say what happens next, who writes, and which company it is.
  const texts = await readMail();
  const { next, sender, swedish } = texts.founder;
  expect(swedish).toHaveLength(1);
  for (const body of [applicantMail?.text, applicantMail?.html]) {
    for (const text of [...next, ...swedish, sender, texts.reply, new URL(site.url).hostname])
      expect(body).toContain(text);
  }
  for (const body of [applicantMail?.text, applicantMail?.html, teamMail?.text, teamMail?.html]) {
    expect(body).toContain(withoutMarks(companyDetails(site)));
    expect(body).toContain(site.phone.label);
  }
  // "Reply to this mail" reaches people.
  expect(addressesOf(applicantMail?.replyTo)).toEqual(team);
  expect(applicantMail?.messageId).not.toBe(teamMail?.messageId);
});

test("mails go to the address as typed, while lookups ignore case", async () => {
  const email = "Asa.Oberg@example.se";
  const { reference, applicantMail, teamMail } = await apply({ email });
  const repeated = await post(server.url, { ...founder, email: "asa.oberg@example.se" });
  expect(await repeated.json()).toMatchObject({ reference });
  expect(addressesOf(applicantMail?.to)).toEqual([email]);
  expect(teamMail?.replyTo?.value[0]?.address).toBe(email);
  const erased = await operate(server.dataDir, "erase", "--email", "ASA.oberg@example.se", "--yes");
  expect(erased.stdout).toContain(reference);
});

test("line breaks in a name add no header and no recipient", async () => {
  const name = "Åsa\r\nBcc: victim@example.org\r\n\r\nAnother body";
  const { applicantMail, teamMail } = await apply({ name, message: "line breaks" });
  expect(teamMail?.subject).toContain("Founder Application: Åsa Bcc: victim@example.org Another body (NVS-");
  const headers = [applicantMail, teamMail].flatMap((mail) => mail?.headerLines ?? []);
  expect(headers.filter(({ key }) => key === "reply-to")).toHaveLength(2);
  expect(headers.filter(({ key }) => ["bcc", "cc"].includes(key))).toEqual([]);
  expect(recipients).not.toContain("victim@example.org");
  expect(teamMail?.replyTo?.value).toContainEqual({
    name: "Åsa Bcc: victim@example.org Another body",
    address: founder.email,
  });
});
