import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { dateOf } from "#contract/desk/format-day.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { filesContaining } from "../files-containing.ts";
import { applyAsFounder, founder } from "../founder.ts";
import { pdf } from "../job-application.ts";
import { replyTo } from "../mail-source.ts";
import { operateWith } from "../operator.ts";
import { sendgridSettings } from "../sendgrid.ts";
import { type Peer, startPeer } from "../smtp-peer.ts";
import { read } from "./review.ts";
import { attachedPdf, newMail, receiveMails } from "./waiting-mail.ts";

let peer: Peer;
beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.close());

/** Everything of the conversation that is personal, and how it can be told from other bytes. */
const words = {
  message: "Quittenkompott",
  page: "Preiselbeersaft",
  reply: "Haselnussschnitte",
  quoted: "Rhabarberkuchen",
  place: "Zwetschgenweg",
  received: "Anlage-die-kam",
  attached: "Anlage-die-ging",
  address: "utplanad",
};

const tables = [
  "messages",
  "messageFiles",
  "replies",
  "replyFiles",
  "replyTokens",
  "interviews",
  "interviewTokens",
  "interviewMembers",
  "interviewTimes",
  "busyQuarters",
];

/** What a store holds: the files or tables in which a text is, and how many rows the tables of a conversation have. */
type Held = { placesOf: (text: string) => Promise<string[]>; rowCounts: () => Promise<number[]> };

function heldBySqlite({ dataDir }: RunningServer): Held {
  return {
    placesOf: async (text) => filesContaining(dataDir, text),
    async rowCounts() {
      const database = new Database(path.join(dataDir, "applications.db"));
      const count = (table: string) => database.prepare(`select count(*) from "${table}"`).pluck().get();
      try {
        return tables.map((table) => Number(count(table)));
      } finally {
        database.close();
      }
    },
  };
}

/** Every column of every table is looked through: texts as they are, bytes as PostgreSQL writes them, in hexadecimal. */
function heldByPostgres({ storeSettings: { DATABASE_URL } }: RunningServer): Held {
  async function query<Row>(run: (client: pg.Client) => Promise<Row[]>): Promise<Row[]> {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    try {
      return await run(client);
    } finally {
      await client.end();
    }
  }
  const count = async (client: pg.Client, table: string, condition = "true", values: string[] = []) => {
    const { rows } = await client.query(`select count(*) from "${table}" as row where ${condition}`, values);
    return Number(rows[0].count);
  };
  return {
    placesOf: (text) =>
      query(async (client) => {
        const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
        const found: string[] = [];
        for (const { tablename } of rows) {
          const values = [text, Buffer.from(text).toString("hex")];
          const contains = "strpos(row::text, $1) > 0 or strpos(row::text, $2) > 0";
          if (await count(client, tablename, contains, values)) found.push(tablename);
        }
        return found;
      }),
    rowCounts: () =>
      query(async (client) => {
        const counts: number[] = [];
        for (const table of tables) counts.push(await count(client, table));
        return counts;
      }),
  };
}

async function send(owner: SignedInMember, address: string, body: object) {
  const response = await owner.request(address, { method: "POST", body });
  expect(response.ok, `${address}: ${response.status}`).toBe(true);
  return response;
}

test.for(storeKinds)(
  "a conversation and its interview are in what a person gets, and erased to the byte: %s",
  async (kind) => {
    const store = await newStore(kind);
    const settings = { SMTP_URL: peer.url, DESK_PORT: "0", ...sendgridSettings, ...store };
    const server = await startServer(settings);
    onTestFinished(async () => {
      await server.stop();
      await removeData(server);
    });
    const { placesOf, rowCounts } = kind === "SQLite" ? heldBySqlite(server) : heldByPostgres(server);
    const owner = await signedInMember(server, { role: "owner" });
    const firstMail = peer.mails.length;
    const mailTexts = () => peer.mails.slice(firstMail).map((mail) => mail.text ?? "");
    const email = `${words.address}@example.se`;
    const reference = await applyAsFounder(server, { email });
    const url = `/api/applications/${reference}`;
    const version = async () => (await read(owner, reference)).application.version;

    const files = [{ ...attachedPdf, content: pdf(words.received) }];
    const text = `${words.message}\n\n> ${words.quoted}`;
    await receiveMails(server, newMail({ fromAddress: email, text, files }));
    const { messages } = await (await owner.request("/api/messages")).json();
    await send(owner, `/api/messages/${messages[0].id}/assign`, { reference });
    const link = () => /\/your-application#(\S+)/.exec(mailTexts().join("\n"))?.[1];
    await expect.poll(link).toBeTruthy();
    const write = await fetch(`${server.url}/api/application/message`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code: link(), text: words.page }),
    });
    expect(write.status).toBe(200);
    const uploaded = await fetch(`${server.deskUrl}${url}/reply-files?name=terms.pdf`, {
      method: "POST",
      headers: { cookie: owner.cookie, "content-type": "application/octet-stream" },
      body: pdf(words.attached),
    });
    const file = (await uploaded.json()) as { id: string };
    const reply = { id: crypto.randomUUID(), version: await version(), subject: "Hello", text: words.reply };
    await send(owner, `${url}/replies`, { ...reply, files: [file.id] });
    const times = [10, 11].map((days) => `${dateOf(Date.now() + days * 24 * 60 * 60_000)}T10:00`);
    await send(owner, `${url}/interviews`, {
      ...{ id: crypto.randomUUID(), replyId: crypto.randomUUID(), version: await version() },
      ...{ subject: "Times", text: "Please choose.", durationMinutes: 30, place: words.place },
      ...{ memberIds: [owner.id], times },
    });
    // The link in the mail makes the tokens known to the store.
    const offer = () =>
      mailTexts()
        .map((text) => /\/interview\/([\w-]+)/.exec(text)?.[1])
        .find(Boolean);
    await expect.poll(offer).toBeTruthy();
    const { interviews } = await read(owner, reference);
    const chosen = await fetch(`${server.url}/api/interview/choose`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: offer(), startsAt: interviews[0]?.times[0] }),
    });
    expect(chosen.status).toBe(200);
    expect((await rowCounts()).filter((count) => count === 0)).toEqual([]);
    for (const word of Object.values(words)) expect(await placesOf(word), word).not.toEqual([]);

    const folder = await mkdtemp(path.join(tmpdir(), "access-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const out = path.join(folder, "held");
    const access = await operateWith(server.storeSettings, "access", "--email", email, "--out", out);
    expect(access.status).toBe(0);
    const held = (
      await Promise.all(globSync(`${out}/**/*.json`).map((name) => readFile(name, "utf8")))
    ).join();
    const download = await owner.request(`/api/person/download?reference=${reference}`);
    for (const given of [held, await download.text()]) {
      for (const word of [words.message, words.page, words.reply, words.place, words.address])
        expect(given).toContain(word);
    }
    for (const word of [words.received, words.attached]) expect(filesContaining(out, word)).not.toEqual([]);

    await send(owner, "/api/person/erase", { email });
    expect(await rowCounts()).toEqual(Array(10).fill(0));
    for (const word of Object.values(words)) expect(await placesOf(word), word).toEqual([]);
    // The time is free again, and the link opens nothing.
    expect(
      (await fetch(`${server.url}/interview/${offer()}`, { headers: { accept: "text/html" } })).status,
    ).toBe(404);
    const log = server.log.join("\n");
    for (const word of [...Object.values(words), founder.name, replyTo, offer() ?? "?"])
      expect(log).not.toContain(word);
  },
);
