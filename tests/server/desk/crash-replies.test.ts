import { afterEach, expect, test } from "vitest";
import { signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { applyAsFounder } from "../founder.ts";
import { type Peer, startPeer } from "../smtp-peer.ts";
import { read } from "./review.ts";

/** A reply to an application of a version, which each reply raises. */
type NewReply = { id: string; text: string; version: number };

let peer: Peer;
// One object, so that the requests of members follow the server over its restarts.
const server = {} as RunningServer;
afterEach(async () => {
  await server.stop();
  await removeData(server);
  await peer.close();
});

test("after a kill under load, every reply is mailed once, also one that the desk sends again", async () => {
  peer = await startPeer();
  const settings = { DESK_PORT: "0", SMTP_URL: peer.url };
  Object.assign(server, await startServer(settings));
  const member = await signedInMember(server);
  const references: string[] = [];
  for (let number = 0; number < 4; number++) {
    references.push(await applyAsFounder(server, { message: `Application ${number}` }));
  }
  const send = (reference: string, reply: NewReply) =>
    member.request(`/api/applications/${reference}/replies`, {
      method: "POST",
      body: { ...reply, subject: "About your application" },
    });

  /** Sends replies one after another until the server is gone. @returns them, the last one without an answer */
  async function work(reference: string): Promise<NewReply[]> {
    const replies: NewReply[] = [];
    for (let number = 1; ; number++) {
      const reply = { id: crypto.randomUUID(), text: `Reply ${number} to ${reference}.`, version: number };
      replies.push(reply);
      const response = await send(reference, reply).catch(() => null);
      if (!response?.ok) return replies;
    }
  }
  const working = references.map(work);
  const counts = () => Promise.all(references.map(async (one) => (await read(member, one)).replies.length));
  await expect.poll(async () => Math.min(...(await counts()))).toBeGreaterThan(4);
  await server.stop("SIGKILL");
  const sent = await Promise.all(working);

  Object.assign(server, await startServer({ ...settings, DATA_DIR: server.dataDir }));
  for (const [index, reference] of references.entries()) {
    const last = sent[index]?.at(-1);
    if (last) expect((await send(reference, last)).status).toBe(200);
  }
  const texts = sent.flatMap((replies) => replies.map(({ text }) => text)).sort();
  const mailed = () =>
    peer.mails.flatMap(({ text }) => /Reply \d+ to NVS-\w+\./.exec(text ?? "")?.[0] ?? []).sort();
  await expect.poll(() => mailed().length).toBeGreaterThanOrEqual(texts.length);
  const states = async () =>
    (await Promise.all(references.map((reference) => read(member, reference)))).flatMap(({ replies }) =>
      replies.map(({ state }) => state),
    );
  await expect.poll(async () => new Set(await states())).toEqual(new Set(["sent"]));
  expect(await states()).toHaveLength(texts.length);
  expect(mailed()).toEqual(texts);
});
