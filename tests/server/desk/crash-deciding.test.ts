import { afterEach, expect, test } from "vitest";
import type { NewDecision } from "#contract/desk/decisions.ts";
import type { NewReply } from "#contract/desk/replies.ts";
import { signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { founder, post, referenceOf } from "../founder.ts";
import { applyWithPdf } from "../job-application.ts";
import { type Peer, startPeer } from "../smtp-peer.ts";
import { judgementOf } from "./judgement.ts";
import { read } from "./review.ts";

let peer: Peer;
// One object, so that the requests of members follow the server over its restarts.
const server = {} as RunningServer;
afterEach(async () => {
  await server.stop();
  await removeData(server);
  await peer.close();
});

const newDecision = (isHired: boolean, version: number): NewDecision => ({
  id: crypto.randomUUID(),
  version,
  outcome: isHired ? "accepted" : "declined",
  reasons: [{ id: "one", reason: "It decided." }],
  ...(isHired && { merits: { education: "Engineer", experience: "Ten years", other: "Sami" } }),
});

test.each(storeKinds)(
  "after kill -9, each judgement, decision and reply is done once or not begun, with %s",
  async (kind) => {
    peer = await startPeer();
    const settings = { DESK_PORT: "0", SMTP_URL: peer.url, ...(await newStore(kind)) };
    Object.assign(server, await startServer(settings));
    const member = await signedInMember(server);
    const [colleague, third] = [await signedInMember(server), await signedInMember(server)];
    /** @returns null without an answer */
    const send = (path: string, method: string, body?: object, by = member) =>
      by.request(`/api/applications/${path}`, { method, body }).catch(() => null);

    const decided: string[] = [];
    const answered: string[] = [];
    for (let number = 0; number < 3; number++) {
      decided.push(await referenceOf(await post(server.url, { ...founder, message: `Decided ${number}` })));
      const email = `hired${number}@example.se`;
      decided.push(await applyWithPdf(server, { email }));
    }
    for (let number = 0; number < 20; number++)
      answered.push(await referenceOf(await post(server.url, { ...founder, message: `Answered ${number}` })));

    const toRead: string[] = [];
    for (let number = 0; number < 20; number++) {
      const reference = await referenceOf(await post(server.url, { ...founder, message: `Read ${number}` }));
      toRead.push(reference);
      await send(`${reference}/readers`, "POST", { memberIds: [member.id, colleague.id] });
      await send(`${reference}/judgement`, "POST", judgementOf("founder", "weak"), colleague);
    }
    /** The two disagree, so that the third is asked with it. */
    const judge = (reference: string) =>
      send(`${reference}/judgement`, "POST", judgementOf("founder", "strong"));

    /** Decides and takes back, until the server is gone. @returns the decisions, the last one without an answer */
    async function decideUntilKilled(reference: string, isHired: boolean): Promise<NewDecision[]> {
      const decisions: NewDecision[] = [];
      for (let version = 1; ; version += 2) {
        const decision = newDecision(isHired, version);
        decisions.push(decision);
        if (!(await send(`${reference}/decision`, "POST", decision))?.ok) return decisions;
        if (!(await send(`${reference}/decision?version=${version + 1}`, "DELETE"))?.ok) return decisions;
      }
    }
    const replyTo = (reference: string): NewReply => ({
      id: crypto.randomUUID(),
      version: 1,
      subject: "No",
      text: `Declined ${reference}.`,
      stage: "founder-declined",
    });

    const deciding = decided.map((reference, index) => decideUntilKilled(reference, index % 2 === 1));
    const decisionCounts = async () =>
      Promise.all(decided.map(async (one) => (await read(member, one)).timeline.length));
    await expect.poll(async () => Math.min(...(await decisionCounts()))).toBeGreaterThan(4);
    const replies = answered.map(replyTo);
    const sending = answered.map((reference, index) => send(`${reference}/replies`, "POST", replies[index]));
    const judging = toRead.map(judge);
    await Promise.race(sending);
    await Promise.race(judging);
    await server.stop("SIGKILL");
    const judged = await Promise.all(judging);
    const confirmed = await Promise.all(sending);
    const decisions = await Promise.all(deciding);

    Object.assign(server, await startServer({ ...settings, DATA_DIR: server.dataDir }));
    for (const [index, reference] of decided.entries()) {
      const { application, decision, timeline } = await read(member, reference);
      const steps = timeline.filter(({ kind }) => kind === "decided" || kind === "decisionWithdrawn");
      const isDecided = steps.at(-1)?.kind === "decided";
      expect(application).toMatchObject({ version: 1 + steps.length, owesAnswer: isDecided });
      expect(decision === null).toBe(!isDecided);
      if (isDecided && index % 2 === 1) expect(decision?.merits).toMatchObject({ education: "Engineer" });

      // As the desk does that got no answer: the same request decides once.
      const last = decisions[index]?.at(-1);
      const wasWithdrawn = steps.length === 2 * (decisions[index]?.length ?? 0);
      if (!last || wasWithdrawn) continue;
      for (const _ of [1, 2]) expect((await send(`${reference}/decision`, "POST", last))?.status).toBe(204);
      const after = await read(member, reference);
      expect(after.decision?.id).toBe(last.id);
      const made = after.timeline.filter(({ kind }) => kind === "decided");
      expect(made).toHaveLength(decisions[index]?.length ?? 0);
    }

    for (const [index, reference] of toRead.entries()) {
      const states = async () => {
        const { readings, timeline } = await read(member, reference);
        const all = new Map(readings.list.map(({ memberId, state }) => [memberId, state]));
        return [
          ...[member, third].map(({ id }) => all.get(id)),
          timeline.filter(({ kind }) => kind === "judged").length,
        ];
      };
      const [done, begun] = [
        ["judged", "asked", 2],
        ["asked", undefined, 1],
      ];
      const found = await states();
      expect(judged[index]?.ok ? [done] : [done, begun]).toContainEqual(found);
      // As the desk does that got no answer: the same judgement is stored once.
      expect((await judge(reference))?.status).toBe(204);
      expect(await states()).toEqual(done);
    }

    for (const [index, reference] of answered.entries()) {
      const { application, replies: stored, timeline } = await read(member, reference);
      const kinds = timeline.map(({ kind }) => kind).filter((kind) => kind === "reply" || kind === "stage");
      if (confirmed[index]?.ok) expect(stored).toHaveLength(1);
      expect({ ...application, kinds }).toMatchObject(
        stored.length === 1
          ? { version: 2, stage: "founder-declined", kinds: ["reply", "stage"] }
          : { version: 1, stage: "founder-first", undeliveredReply: null, kinds: [] },
      );
      expect((await send(`${reference}/replies`, "POST", replies[index]))?.status).toBe(200);
    }
    const mailed = () =>
      peer.mails.flatMap(({ text }) => /Declined (NVS-\w+)\./.exec(text ?? "")?.[1] ?? []).sort();
    await expect.poll(mailed).toEqual(answered.toSorted());
    const isTold = async (reference: string) =>
      (await read(member, reference)).replies.map(({ state }) => state).join();
    await expect
      .poll(async () => new Set(await Promise.all(answered.map(isTold))))
      .toEqual(new Set(["sent"]));
    expect(mailed()).toEqual(answered.toSorted());
  },
);
