import { afterAll, beforeAll, expect, test } from "vitest";
import type { InvitedMember } from "#contract/desk/members.ts";
import { postToDesk, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { type Peer, startPeer } from "../smtp-peer.ts";

let peer: Peer;
let withMail: RunningServer;
let withoutMail: RunningServer;

beforeAll(async () => {
  peer = await startPeer({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith("refused"))
        done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
      else done();
    },
  });
  withMail = await startServer({ SMTP_URL: peer.url, DESK_PORT: "0" });
  withoutMail = await startServer({ DESK_PORT: "0" });
});
afterAll(async () => {
  for (const server of [withMail, withoutMail]) {
    await server.stop();
    await removeData(server);
  }
  await peer.close();
});

/** Invites an address as an owner. */
async function invite(server: RunningServer, email: string): Promise<InvitedMember> {
  const owner = await signedInMember(server, { role: "owner" });
  const body = { email, role: "member", forms: ["career"] };
  const response = await owner.request("/api/members", { method: "POST", body });
  expect(response.status).toBe(201);
  return response.json();
}

const statusOfLink = async (server: RunningServer, link: string) => {
  const { status } = await postToDesk(server, "/api/sign-in/link", { token: new URL(link).hash.slice(1) });
  return status;
};

test("an invitation that was mailed gives its link to nobody else", async () => {
  expect(await invite(withMail, "new@studio.example")).toMatchObject({ link: null, lastSeenAt: null });
});

test("without a mail server, the owner gets a link that signs the member in once", async () => {
  const { link } = await invite(withoutMail, "new@studio.example");
  expect(await statusOfLink(withoutMail, link ?? "")).toBe(200);
  expect(await statusOfLink(withoutMail, link ?? "")).toBe(404);
});

test("a member who is invited again without a mail server gets a link, too", async () => {
  const { id } = await invite(withoutMail, "back@studio.example");
  const owner = await signedInMember(withoutMail, { role: "owner" });
  const change = async (removed: boolean) => {
    const response = await owner.request(`/api/members/${id}`, { method: "PATCH", body: { removed } });
    return (await response.json()) as InvitedMember;
  };
  expect(await change(true)).toMatchObject({ link: null });
  expect(await statusOfLink(withoutMail, (await change(false)).link ?? "")).toBe(200);
});

test("when the mail server refuses the mail, the owner gets the link", async () => {
  const { link } = await invite(withMail, "refused@studio.example");
  expect(await statusOfLink(withMail, link ?? "")).toBe(200);
});
