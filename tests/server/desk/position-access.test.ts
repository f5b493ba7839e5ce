import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { InboxCounts } from "#contract/desk/inbox.ts";
import type { Numbers } from "#contract/desk/numbers.ts";
import { endAccess, type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { openJobs } from "../../setup/jobs.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { founder, post, referenceOf } from "../founder.ts";
import { applyForJob, pdf } from "../job-application.ts";
import { connectLive } from "./live-changes.ts";
import { queriesOf, readRoutes } from "./read-everything.ts";
import { addNote, change, references } from "./review.ts";

const within = { timeout: 120_000 };
const hidden = "Laminaria";
const email = "asa@example.se";
const [openJob, secondJob] = openJobs;
if (!openJob || !secondJob) throw new Error("The fixture content has fewer than two open positions");
const { company } = openJob;
const { position } = openJob.form;

describe.each(storeKinds)("with %s", (storeKind) => {
  let server: RunningServer;
  let owner: SignedInMember;
  let guest: SignedInMember;
  let founderOfVenture: SignedInMember;
  /** For the guest's position, for another one, and of another form, all by the same person. */
  let shown: string;
  let others: string[];
  const changeMember = ({ id }: SignedInMember, body: object) =>
    owner.request(`/api/members/${id}`, { method: "PATCH", body });

  beforeAll(async () => {
    server = await startServer({
      DESK_PORT: "0",
      ...(await newStore(storeKind)),
    });
    owner = await signedInMember(server, { role: "owner" });
    guest = await signedInMember(server, { positions: [position], name: "Guest" });
    founderOfVenture = await signedInMember(server, { ventures: [company], name: "Founder" });
    const resume = pdf("resume");
    const references: string[] = [];
    const fields = { coverLetter: `${hidden} `.repeat(20) };
    for (const response of [
      await applyForJob(server.url, resume),
      await applyForJob(server.url, resume, "cv.pdf", {}, { ...secondJob.form, ...fields }),
      await post(server.url, { ...founder, email, message: hidden }),
    ]) {
      references.push(await referenceOf(response));
    }
    [shown = "", ...others] = references;
  });
  afterAll(async () => {
    await server.stop();
    await removeData(server);
  });

  test.each(["position", "venture"])("a guest reads one %s, on every route", async (kind) => {
    const reader = kind === "position" ? guest : founderOfVenture;
    expect(others).toHaveLength(2);
    expect(await references(reader)).toEqual([shown]);
    expect(await references(reader, "status=all&form=career")).toEqual([shown]);
    expect(await references(reader, "form=founder")).toEqual([]);
    expect(await references(reader, `q=${hidden}`)).toEqual([]);
    expect(await references(owner, `q=${hidden}`)).toHaveLength(2);
    const counts = (await (await reader.request("/api/inbox-counts")).json()) as InboxCounts;
    expect(counts).toMatchObject({ unread: { career: 1, founder: 0 }, positions: [position] });
    const numbers = (await (await reader.request("/api/numbers")).json()) as Numbers;
    expect(numbers.perWeek).toMatchObject([{ position, count: 1 }]);

    await addNote(owner, others[0] ?? "", hidden);
    const subjects = [position, secondJob.form.position].map(
      (subject) => `${new URLSearchParams({ form: "career", position: subject })}`,
    );
    const queries = queriesOf(reader, { reference: shown, subjects, words: [hidden] });
    for (const route of readRoutes) {
      for (const query of queries[route] ?? [""]) {
        const path = route.replace(":reference", shown).replace(":id", "unknown");
        const text = await (await reader.request(path + query)).text();
        for (const word of [hidden, ...others]) expect([route, text.includes(word)]).toEqual([route, false]);
        for (const reference of others) {
          if (!route.includes(":reference")) continue;
          const other = route.replace(":reference", reference);
          expect([route, (await reader.request(other + query)).status]).toEqual([route, 404]);
        }
      }
    }
  });

  test("guests can be given applications of their position or venture only, and erase nobody", async () => {
    const erasure = { method: "POST", body: { email } };
    for (const [version, member] of [founderOfVenture, guest].entries()) {
      expect((await member.request("/api/person/erase", erasure)).status).toBe(403);
      const assign = { assigneeId: member.id };
      expect(await change(owner, [shown], assign, version + 1)).toMatchObject([{ result: "saved" }]);
      for (const reference of others) {
        expect(await change(owner, [reference], assign)).toMatchObject([{ result: "refused" }]);
      }
    }
    const ask = (reference: string) =>
      owner.request(`/api/applications/${reference}/readers`, {
        method: "POST",
        body: { memberIds: [guest.id] },
      });
    expect((await ask(others[0] ?? "")).status).toBe(409);
    expect((await ask(shown)).status).toBe(204);
  });

  test("an open screen follows a changed access at once, and is closed when the access ends", async () => {
    const visitor = await signedInMember(server, { positions: [position] });
    const live = await connectLive(visitor, server);
    // A server's first connection makes it listen to PostgreSQL; what came before that is told as a whole.
    if (storeKind === "PostgreSQL") {
      await expect.poll(() => live.changes, within).toContainEqual({ kind: "all" });
    }
    const changed = () => live.changes.map(({ reference }) => reference);
    await addNote(owner, others[0] ?? "", "Unseen");
    await addNote(owner, shown, "Seen");
    await expect.poll(changed, within).toContain(shown);
    expect(changed()).not.toContain(others[0]);
    await changeMember(visitor, { forms: ["founder"], positions: [] });
    await expect.poll(() => live.changes.map(({ kind }) => kind), within).toContain("members");
    await expect.poll(() => references(visitor), within).toEqual([others[1]]);
    live.changes.length = 0;
    await addNote(owner, shown, "Unseen now");
    await addNote(owner, others[1] ?? "", "Seen now");
    await expect.poll(changed, within).toContain(others[1]);
    expect(changed()).not.toContain(shown);
    await changeMember(visitor, { forms: [], ventures: [company] });
    await expect.poll(() => references(visitor), within).toEqual([shown]);
    live.changes.length = 0;
    await addNote(owner, others[1] ?? "", "Unseen again");
    await addNote(owner, shown, "Seen again");
    await expect.poll(changed, within).toContain(shown);
    expect(changed()).not.toContain(others[1]);

    await changeMember(visitor, { accessUntil: "2030-02-28" });
    expect((await visitor.request("/api/me")).status).toBe(200);
    await endAccess(server, visitor);
    await live.ended;
    for (const path of ["/api/me", "/api/applications", "/api/live", `/api/applications/${others[1]}`]) {
      expect((await visitor.request(path)).status).toBe(401);
    }
  });

  test("who is no longer a guest leaves no work behind", async () => {
    await endAccess(server, guest);
    const { application, readings } = await (await owner.request(`/api/applications/${shown}`)).json();
    expect(application.assigneeId).toBeNull();
    expect(readings.list[0].state).toBe("released");
    const refused = await owner.request("/api/members", {
      method: "POST",
      body: { email: "nothing@studio.example", role: "member", forms: [], positions: [] },
    });
    expect(refused.status).toBe(422);
  });
});
