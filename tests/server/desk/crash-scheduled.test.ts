import { afterEach, expect, test } from "vitest";
import type { NewReply } from "#contract/desk/replies.ts";
import { minuteMs } from "#contract/durations.ts";
import { contentTime, testClock } from "../../setup/clock.ts";
import { signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { applyAsFounder } from "../founder.ts";
import { type Peer, startPeer } from "../smtp-peer.ts";
import { change, read } from "./review.ts";

let clock: ReturnType<typeof testClock>;
// One object, so that the requests of members follow the server over its restarts.
const server = {} as RunningServer;
let peers: Peer[] = [];
afterEach(async () => {
  await server.stop();
  await removeData(server);
  for (const peer of peers) await peer.close();
  peers = [];
  clock.remove();
});

async function newPeer(options: Parameters<typeof startPeer>[0] = {}) {
  const peer = await startPeer(options);
  peers.push(peer);
  return peer;
}

/** The replies that a mail server took, by the references in their texts. */
const taken = ({ mails }: Peer) =>
  mails.flatMap(({ text }) => /Scheduled for (NVS-\w+)\./.exec(text ?? "")?.[1] ?? []).sort();

test.each(storeKinds)(
  "after kill -9 while replies are scheduled, and while they leave, each is sent once or held, with %s",
  async (kind) => {
    clock = testClock();
    // From when on the first mail server never answers.
    let isHanging = false;
    let begun = 0;
    const first = await newPeer({
      onMailFrom(_address, _session, done) {
        if (isHanging) begun++;
        else done();
      },
    });
    const settings = { DESK_PORT: "0", ...clock.settings, ...(await newStore(kind)) };
    Object.assign(server, await startServer({ ...settings, SMTP_URL: first.url }));
    const author = await signedInMember(server);
    const colleague = await signedInMember(server);
    const references: string[] = [];
    for (let number = 0; number < 6; number++) {
      // A mailbox gets few confirmations an hour.
      references.push(await applyAsFounder(server, { email: `applicant${number}@example.se` }));
    }
    await first.received(2 * references.length);

    const sendAt = clock.inMinutes(30);
    const replies = references.map(
      (reference): NewReply => ({
        ...{ id: crypto.randomUUID(), version: 1, subject: "About your application" },
        ...{ text: `Scheduled for ${reference}.`, sendAt: contentTime(sendAt).replace(" ", "T") },
      }),
    );
    const schedule = (reference: string, index: number) =>
      author.request(`/api/applications/${reference}/replies`, { method: "POST", body: replies[index] });
    const scheduling = references.map((reference, index) => schedule(reference, index).catch(() => null));
    await Promise.race(scheduling);
    await server.stop("SIGKILL");
    const confirmed = await Promise.all(scheduling);

    Object.assign(server, await startServer({ ...settings, DATA_DIR: server.dataDir, SMTP_URL: first.url }));
    for (const [index, reference] of references.entries()) {
      if (confirmed[index]?.ok) expect((await read(author, reference)).replies).toHaveLength(1);
      // As the desk does that got no answer.
      expect((await schedule(reference, index)).status).toBe(200);
      expect((await read(author, reference)).replies).toMatchObject([{ state: "scheduled", sendAt }]);
    }
    const heldOnes = references.filter((_, index) => index % 2 === 1);
    for (const reference of heldOnes) {
      expect(await change(colleague, [reference], { stage: "founder-second" }, 2)).toMatchObject([
        { result: "saved" },
      ]);
    }
    isHanging = true;
    clock.set(sendAt + 1_000);
    await expect.poll(() => begun, { timeout: 30_000 }).toBeGreaterThan(0);
    await server.stop("SIGKILL");

    const second = await newPeer();
    // Later than the lease of the server that was killed.
    clock.set(sendAt + 4 * minuteMs);
    Object.assign(server, await startServer({ ...settings, DATA_DIR: server.dataDir, SMTP_URL: second.url }));
    const states = async () => {
      const all = await Promise.all(references.map((reference) => read(author, reference)));
      return all.map((application) => application.replies.map(({ state }) => state).join());
    };
    await expect
      .poll(states, { timeout: 60_000 })
      .toEqual(references.map((reference) => (heldOnes.includes(reference) ? "held" : "sent")));
    expect(taken(first)).toEqual([]);
    expect(taken(second)).toEqual(references.filter((one) => !heldOnes.includes(one)).sort());
  },
);
