import { afterEach, expect, test } from "vitest";
import { readSite } from "#content-model/site.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { logged } from "./logged.ts";
import { operate } from "./operator.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";
import { stored } from "./stored.ts";

const site = await readSite();

let server: RunningServer | undefined;
let peer: Peer | undefined;

afterEach(async () => {
  await server?.stop();
  if (server) await removeData(server);
  await peer?.close();
});

test("team and applicant get their mails, with everything the contract names", async () => {
  peer = await startPeer();
  server = await startServer({
    SMTP_URL: peer.url,
    MAIL_TO_FOUNDER_GROUP: "deals@example.org,board@example.org",
  });
  const answer = await post(server.url, founder);
  expect(answer.status).toBe(200);
  const { reference } = (await answer.json()) as { reference: string };
  expect(reference).toMatch(/^NVS-[0-9A-Z]{6}$/);

  const mails = await peer.received(2);
  const to = (mail: (typeof mails)[number]) =>
    [mail.to].flat().flatMap((one) => one?.value.map((each) => each.address));
  const team = mails.find((mail) => to(mail).includes("deals@example.org"));
  const applicant = mails.find((mail) => to(mail).includes(founder.email));
  expect(to(team as never)).toEqual(["deals@example.org", "board@example.org"]);
  expect(team?.from?.value[0]).toMatchObject({
    name: site.name,
    address: expect.stringMatching(/^no-reply@/),
  });
  expect(team?.replyTo?.value[0]).toMatchObject({ address: founder.email, name: founder.name });
  expect(team?.subject).toBe(`Founder Application: ${reference}`);
  for (const value of [
    founder.name,
    founder.email,
    founder.phone,
    founder.linkedin,
    "We measure peat bogs.",
  ]) {
    expect(team?.text).toContain(value);
    expect(team?.html).toContain(value);
  }
  // What a person typed is text, never markup.
  expect(team?.html).toContain("&lt;b&gt;Really&lt;/b&gt;");

  expect(applicant?.subject).toContain(reference);
  expect(applicant?.text).toContain(reference);
  expect(applicant?.text).toMatch(/\/your-application#[\w-]{32}/);
  expect(applicant?.html).toMatch(/\/your-application#[\w-]{32}/);
  for (const body of [applicant?.text, applicant?.html]) {
    expect(body).not.toContain("peat");
    expect(body).not.toContain(founder.name);
  }
  expect(applicant?.messageId).not.toBe(team?.messageId);
});

test("an address is mailed to as it was typed; its case tells nobody apart", async () => {
  peer = await startPeer();
  server = await startServer({ SMTP_URL: peer.url });
  const typed = { ...founder, email: "Asa.Oberg@example.se" };
  const first = (await (await post(server.url, typed)).json()) as { reference: string };
  const again = await post(server.url, { ...typed, email: "asa.oberg@example.se" });
  expect(((await again.json()) as { reference: string }).reference).toBe(first.reference);
  const mails = await peer.received(2);
  const applicant = mails.find((mail) => mail.text?.includes("/your-application#"));
  const team = mails.find((mail) => mail !== applicant);
  expect([applicant?.to].flat()[0]?.value[0]?.address).toBe(typed.email);
  expect(team?.replyTo?.value[0]?.address).toBe(typed.email);
  const erased = await operate(server.dataDir, "erase", "--email", "ASA.oberg@example.se");
  expect(erased.stdout).toContain(first.reference);
});

test("a name with line breaks in it adds no header and no recipient", async () => {
  const recipients: string[] = [];
  peer = await startPeer({
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      done();
    },
  });
  server = await startServer({ SMTP_URL: peer.url, MAIL_TO_FOUNDER_GROUP: "deals@example.org" });
  const name = "Åsa\r\nBcc: victim@example.org\r\n\r\nAnother body";
  expect((await post(server.url, { ...founder, name })).status).toBe(200);
  const mails = await peer.received(2);
  expect(recipients.sort()).toEqual([founder.email, "deals@example.org"]);
  const headers = mails.flatMap((mail) => mail.headerLines);
  expect(headers.filter(({ key }) => key === "reply-to")).toHaveLength(2);
  expect(headers.filter(({ key }) => ["bcc", "cc"].includes(key))).toEqual([]);
  expect(mails.flatMap((mail) => mail.replyTo?.value ?? [])).toContainEqual({
    name: "Åsa Bcc: victim@example.org Another body",
    address: founder.email,
  });
});

test("mails wait while the mail server is away and go out when it is back", async () => {
  const away = await startPeer();
  const port = Number(new URL(away.url).port);
  await away.close();
  server = await startServer({ SMTP_URL: away.url });
  expect((await post(server.url, founder)).status).toBe(200);
  await expect.poll(() => server?.log.some((line) => line.includes("will be tried again"))).toBe(true);
  await server.stop();
  peer = await startPeer({}, port);
  // The operator need not wait for the next attempt.
  expect((await operate(server.dataDir, "retry")).stdout).toContain("2 mails");
  server = await startServer({ SMTP_URL: peer.url, DATA_DIR: server.dataDir });
  await peer.received(2);
});

test.each([
  founder.email,
  // Mail servers are told such a domain in ASCII, and say no to that.
  "asa@Åre.example",
])("%s, which the mail server refuses for good, is given up, the other mail is not", async (email) => {
  peer = await startPeer({
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith("asa@")) return done();
      done(Object.assign(new Error("no such person"), { responseCode: 550 }));
    },
  });
  const running = await startServer({ SMTP_URL: peer.url });
  server = running;
  await post(running.url, { ...founder, email });
  await peer.received(1);
  await logged(running, "given up");
  expect(running.log.join("\n")).not.toContain(email);
  await expect
    .poll(() => stored(running.dataDir)[0]?.mails)
    .toEqual([
      { kind: "applicant", state: "failed" },
      { kind: "team", state: "sent" },
    ]);
});
