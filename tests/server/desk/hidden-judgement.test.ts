import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "#server/store/connection/database.ts";
import { searchWords } from "#server/store/search-text.ts";
import { queueDigests } from "#server/submissions/desk/digests/queue-digests.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { openJob } from "../../setup/jobs.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { applyWithPdf } from "../job-application.ts";
import { judgementOf } from "./judgement.ts";
import { connectLive } from "./live-changes.ts";
import { pathsWithWords } from "./read-everything.ts";
import { addNote, read } from "./review.ts";
import { withStore } from "./waiting-mail.ts";

const secret = "Sargassosecret";
const { position } = openJob.form;
/** After 08:00 on a working day. */
const digestTime = Date.parse("2026-11-23T08:00:00Z");

let server: RunningServer;
afterEach(async () => {
  await server.stop();
  await removeData(server);
});

/** The texts from which the database keeps its search index. */
async function indexedText(): Promise<string> {
  const { db } = await openDatabase({ DATA_DIR: "", ...server.storeSettings });
  try {
    const rows = await db.selectFrom("searchDocuments").select("text").execute();
    return rows.map(({ text }) => text).join(" ");
  } finally {
    await db.destroy();
  }
}

async function mailTexts(): Promise<string[]> {
  const folder = path.join(server.dataDir, "mail");
  const files = await readdir(folder);
  return Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
}

test.each(storeKinds)(
  "no member of any kind learns a judgement by another way while a reader has yet to judge, with %s",
  async (kind) => {
    server = await startServer({ DESK_PORT: "0", ...(await newStore(kind)) });
    const [first, second] = [
      await signedInMember(server, { forms: ["career"] }),
      await signedInMember(server, { positions: [position] }),
    ];
    const others = {
      owner: await signedInMember(server, { role: "owner" }),
      member: await signedInMember(server, { forms: ["career"] }),
      reader: await signedInMember(server, { role: "reader", forms: ["career"] }),
      "guest of the position": await signedInMember(server, { positions: [position] }),
      "guest of the venture": await signedInMember(server, { ventures: [openJob.company] }),
      "guest of another position": await signedInMember(server, { positions: ["Another position"] }),
      "member of another form": await signedInMember(server, { forms: ["founder"] }),
    };
    const everybody = Object.entries<SignedInMember>({ second, ...others });
    const reference = await applyWithPdf(server);
    const post = (member: SignedInMember, action: string, body: object) =>
      member.request(`/api/applications/${reference}/${action}`, { method: "POST", body });
    await post(others.owner, "readers", { memberIds: [first.id, second.id] });
    const streams = await Promise.all(everybody.map(([, member]) => connectLive(member, server)));
    for (const [, member] of everybody)
      await member.request("/api/me", { method: "PATCH", body: { digest: true } });

    expect((await post(first, "judgement", judgementOf("career", "strong", secret))).status).toBe(204);
    // What follows a judgement, and might carry it on: a note that mentions the other reader, and the morning's mail.
    expect((await addNote(first, reference, `Done, @[${second.id}]`)).status).toBe(200);
    await withStore(server, (store) => queueDigests(store, digestTime));
    const mailsTo = async ({ email }: SignedInMember) =>
      (await mailTexts()).filter((text) => text.includes(email));
    await expect.poll(async () => (await mailsTo(second)).length).toBe(2);

    const sought = {
      reference,
      emails: ["asa@example.se"],
      subjects: [`${new URLSearchParams({ form: "career", position })}`],
      words: [secret],
    };
    for (const [who, member] of everybody)
      expect([who, await pathsWithWords(member, sought)]).toEqual([who, []]);
    const told = JSON.stringify(streams.map(({ changes }) => changes));
    expect(told).toContain(reference);
    expect(told).not.toContain(secret);
    expect((await mailTexts()).join()).not.toContain(secret);
    expect(server.log.join()).not.toContain(secret);
    expect(await indexedText()).toContain(searchWords(reference).at(-1) ?? "");
    expect(await indexedText()).not.toContain(searchWords(secret)[0] ?? "");
    for (const { close } of streams) close();

    expect((await post(second, "judgement", judgementOf("career", "good"))).status).toBe(204);
    for (const [who, member] of Object.entries({ second, ...others })) {
      const sees = await pathsWithWords(member, sought);
      expect([who, sees.includes(`/api/applications/${reference}`)]).toEqual([who, !who.includes("another")]);
    }
    expect((await read(others.reader, reference)).readings.list).toHaveLength(2);
    expect(await indexedText()).not.toContain(searchWords(secret)[0] ?? "");
  },
);
