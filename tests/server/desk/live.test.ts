import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { applyAsFounder } from "../founder.ts";
import { operateWith } from "../operator.ts";
import { connectLive } from "./live-changes.ts";
import { addNote, change } from "./review.ts";

/** Long, because the machine may be busy: a change is told at once, one of another process after a second. */
const within = { timeout: 120_000 };

describe.each(storeKinds)("with %s", (kind) => {
  let servers: [RunningServer, RunningServer];
  beforeAll(async () => {
    const settings = { DESK_PORT: "0", ...(await newStore(kind)) };
    const first = await startServer(settings);
    servers = [first, kind === "SQLite" ? first : await startServer(settings)];
    for (const server of servers) await listen(server);
  });
  afterAll(async () => {
    for (const server of new Set(servers)) {
      await server.stop();
      await removeData(server);
    }
  });

  /** A server's first connection makes it listen to PostgreSQL; what came before that is told as a whole. */
  async function listen(server: RunningServer) {
    const { changes, close } = await connectLive(await signedInMember(server), server);
    if (kind === "PostgreSQL")
      await vi.waitFor(() => expect(changes).toContainEqual({ kind: "all" }), within);
    close();
  }

  test("a desk is told of new applications and of colleagues' changes, on every server", async () => {
    const [first, second] = servers;
    const [actor, watcher] = [await signedInMember(first), await signedInMember(first)];
    const recruiter = await signedInMember(first, { forms: ["career"] });
    const live = await connectLive(watcher, second);
    const careers = await connectLive(recruiter, second);
    const reference = await applyAsFounder(first, { message: "Live" });
    await expect
      .poll(() => live.changes, within)
      .toContainEqual({ kind: "application", reference, isNew: true });
    expect((await addNote(actor, reference, "Live note")).status).toBe(200);
    await expect
      .poll(() => live.changes, within)
      .toContainEqual({ kind: "application", reference, actorId: actor.id });
    const told = live.changes.length;
    await change(actor, [reference], { archived: true });
    await expect.poll(() => live.changes.length, within).toBeGreaterThan(told);
    expect(careers.changes.filter(({ kind }) => kind === "application")).toEqual([]);
    live.close();
    careers.close();
  });

  test("a desk is told of mails that were sent, of members who were invited, and of assignments", async () => {
    const [first, second] = servers;
    const live = await connectLive(await signedInMember(first, { role: "owner" }), second);
    const reference = await applyAsFounder(first, { message: "Mailed" });
    await expect.poll(() => live.changes, within).toContainEqual({ kind: "mails", reference });
    live.changes.length = 0;
    const body = { email: "new@studio.example", role: "reader", forms: ["career"] };
    const owner = await signedInMember(first, { role: "owner" });
    expect((await owner.request("/api/members", { method: "POST", body })).status).toBe(201);
    await expect.poll(() => live.changes, within).toContainEqual({ kind: "members" });
    await owner.request("/api/me", { method: "PATCH", body: { name: "Another name" } });
    await expect.poll(() => live.changes, within).toContainEqual({ kind: "members", actorId: owner.id });
    await change(owner, [reference], { assigneeId: owner.id });
    const assigned = { kind: "application", reference, actorId: owner.id, assigneeId: owner.id };
    await expect.poll(() => live.changes, within).toContainEqual(assigned);
    live.close();
  });

  test("a desk is told of what the operator CLI does", async () => {
    const [server] = servers;
    const live = await connectLive(await signedInMember(server), server);
    const reference = await applyAsFounder(server, { message: "Erased by the operator" });
    await expect.poll(() => live.changes, within).toContainEqual(expect.objectContaining({ reference }));
    live.changes.length = 0;
    expect(await operateWith(server.storeSettings, "erase", reference, "--yes")).toMatchObject({ status: 0 });
    await expect.poll(() => live.changes.length, within).toBeGreaterThan(0);
    live.changes.length = 0;
    await signedInMember(server);
    // SQLite tells other processes only that something changed.
    const told = { kind: kind === "SQLite" ? "all" : "members" };
    await expect.poll(() => live.changes, within).toContainEqual(told);
    live.close();
  });
});

test("nobody listens without a session, and a stopping server ends the connection", async () => {
  const server = await startServer({ DESK_PORT: "0" });
  expect((await fetch(`${server.deskUrl}/api/live`)).status).toBe(401);
  const live = await connectLive(await signedInMember(server), server);
  await server.stop();
  await live.ended;
  await removeData(server);
});
