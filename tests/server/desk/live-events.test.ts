import fastifyCookie from "@fastify/cookie";
import { fastify } from "fastify";
import { afterEach, expect, test } from "vitest";
import { liveChangeSchema } from "#contract/desk/live.ts";
import type { Member } from "#contract/desk/members.ts";
import { requireMember } from "#server/desk/authenticate.ts";
import type { DeskOptions } from "#server/desk/desk-options.ts";
import { liveRoutes } from "#server/desk/live/live-routes.ts";
import { limitRequests } from "#server/http/limits/limit-requests.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { openTestStore, type TestStore } from "../test-store.ts";
import { connectLive } from "./live-changes.ts";

const kinds = liveChangeSchema.shape.kind.options;

/** What a change may be about, and who is told of it besides owners and everybody who sees the whole form. */
const subjects = {
  nothing: {},
  "a position": { form: "career", position: "Builder", venture: "First" },
  "another position": { form: "career", position: "Welder", venture: "Second" },
  "a founder": { form: "founder", position: "", venture: "" },
  // A mistake of ours: nobody can be asked whether they see it.
  "an application of no form": {},
} as const;

type Subject = keyof typeof subjects;
const jobs: Subject[] = ["nothing", "a position", "another position"];
const everything: Subject[] = [...jobs, "a founder"];

/** Every kind of member, and what they are told of. */
const members: Record<string, Partial<Member> & { told: Subject[] }> = {
  owner: { role: "owner", told: everything },
  "owner whose time is over": { role: "owner", accessEndsAt: 1, told: everything },
  "member of jobs": { forms: ["career"], told: jobs },
  "reader of founders": { role: "reader", forms: ["founder"], told: ["nothing", "a founder"] },
  "guest of a position": { positions: ["Builder"], accessEndsAt: 8e12, told: ["nothing", "a position"] },
  "guest of a venture": { ventures: ["Second"], told: ["nothing", "another position"] },
  "guest of both": { positions: ["Builder"], ventures: ["Second"], told: jobs },
  "member of nothing": { told: ["nothing"] },
};

let opened: TestStore;
afterEach(() => opened.remove());

test.each(storeKinds)("every event is told to those only who see what it is about, with %s", async (kind) => {
  opened = await openTestStore(await newStore(kind));
  const { store } = opened;
  const options = { store, settings: {}, deskUrl: () => "" } as unknown as DeskOptions;
  const app = fastify();
  limitRequests(app);
  await app.register(fastifyCookie);
  await app.register(
    async (api) => {
      requireMember(api, options);
      liveRoutes(api, options);
    },
    { prefix: "/api" },
  );
  const deskUrl = await app.listen({ host: "127.0.0.1", port: 0 });
  const invite = async (name: string, access: Partial<Member>) => {
    const member = await store.members.insert({
      name,
      email: `${name.replaceAll(" ", ".")}@studio.example`,
      role: "member",
      forms: [],
      ...access,
    });
    const cookie = `desk-session=${await store.sessions.create(member.id, "")}`;
    return { id: member.id, cookie, connect: () => connectLive({ cookie } as never, { deskUrl }) };
  };
  try {
    const streams = new Map<string, Awaited<ReturnType<typeof connectLive>>>();
    for (const [name, { told: _, ...access }] of Object.entries(members)) {
      const stream = await (await invite(name, access)).connect();
      // The first stream makes the store listen; what came before that is told as a whole.
      if (store.isShared && streams.size === 0)
        await expect.poll(() => stream.changes).toContainEqual({ kind: "all" });
      streams.set(name, stream);
    }
    const removed = await invite("removed", { forms: ["career"] });
    const ended = await invite("ended", { positions: ["Builder"] });
    const leaving = [await removed.connect(), await ended.connect()];

    await store.members.update(removed.id, { removedAt: Date.now() });
    await store.members.update(ended.id, { accessEndsAt: Date.now() });
    await store.changes.add({ kind: "members" });
    for (const stream of leaving) await stream.ended;
    for (const { connect } of [removed, ended]) await expect(connect()).rejects.toThrow("401");

    const expected = (name: string) =>
      kinds.flatMap((kind) =>
        Object.keys(subjects)
          .filter((subject) => members[name]?.told.includes(subject as Subject))
          .map((subject) => `${kind} of ${subject}`),
      );
    for (const kind of kinds) {
      for (const [subject, columns] of Object.entries(subjects)) {
        const reference = subject === "nothing" ? {} : { reference: "NVS-AAAAAA" };
        await store.changes.add({ kind, actorId: `${kind} of ${subject}`, ...reference, ...columns });
      }
    }
    // Each stream is in order, so that nothing comes after this.
    await store.changes.add({ kind: "all", actorId: "end" });
    for (const [name, { changes, close }] of streams) {
      const actors = () => changes.flatMap(({ actorId }) => actorId ?? []);
      await expect.poll(actors).toContain("end");
      expect([name, actors()]).toEqual([name, [...expected(name), "end"]]);
      expect(JSON.stringify(changes)).not.toMatch(/Builder|Welder|First|Second|career/);
      close();
    }
  } finally {
    await app.close();
  }
});
