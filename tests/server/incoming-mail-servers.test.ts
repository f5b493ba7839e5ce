import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { type Dovecot, hasDovecot, startDovecot } from "../setup/dovecot.ts";
import { freePort } from "../setup/free-port.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { startIncoming } from "./incoming-mail-system.ts";
import { mailSource } from "./mail-source.ts";
import { openTestStore } from "./test-store.ts";
import { startTokenEndpoint } from "./token-endpoint.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function newDovecot(...options: Parameters<typeof startDovecot>): Promise<Dovecot> {
  const dovecot = await startDovecot(...options);
  cleanUp.push(dovecot.remove);
  return dovecot;
}

async function deliver(dovecot: Dovecot, to: string, count: number): Promise<string[]> {
  const subjects = Array.from({ length: count }, (_, index) => `Mail ${String(index).padStart(3, "0")}`);
  for (const subject of subjects) await dovecot.deliver(mailSource({ to, subject }));
  return subjects;
}

describe.skipIf(!hasDovecot)("incoming mail of several servers", () => {
  test("of two servers on one database, one reads the mailbox, and the other goes on when it ends", async () => {
    const dovecot = await newDovecot();
    const settings = await newStore("PostgreSQL");
    const systems = [await startIncoming(dovecot, { settings }), await startIncoming(dovecot, { settings })];
    const { id, address } = (await systems[0]?.apply()) ?? { id: "", address: "" };
    const filed = async () => (await systems[0]?.filed(id))?.sort();
    const first = await deliver(dovecot, address, 20);
    await expect.poll(filed).toEqual(first);
    const reading = systems.filter(({ log }) => log.join().includes("Mails are fetched"));
    expect(reading).toHaveLength(1);
    await reading[0]?.stop();
    await dovecot.deliver(mailSource({ to: address, subject: "Afterwards" }));
    await expect.poll(filed).toEqual(["Afterwards", ...first]);
  });

  test("a server that cannot reach the mailbox leaves it to one that can", async () => {
    const dovecot = await newDovecot();
    const settings = await newStore("PostgreSQL");
    const refusing = new URL(dovecot.url);
    refusing.port = String(await freePort());
    const away = await startIncoming({ url: refusing.href }, { settings });
    await expect.poll(() => away.log.join()).toContain("Mails could not be fetched");
    const near = await startIncoming(dovecot, { settings });
    const { id, address } = await near.apply();
    const subjects = await deliver(dovecot, address, 1);
    await expect.poll(() => near.filed(id)).toEqual(subjects);
  });

  test("logs in with access tokens, and replaces one that is refused", async () => {
    const endpoint = await startTokenEndpoint();
    cleanUp.push(endpoint.away);
    const introspection = createServer(async (request, response) => {
      const token = new URLSearchParams(await text(request)).get("token") ?? "";
      const answer = { active: endpoint.isValid(token), username: "answers@studio.example" };
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
    });
    await once(introspection.listen(0, "127.0.0.1"), "listening");
    cleanUp.push(() => introspection.close());
    const { port } = introspection.address() as AddressInfo;
    const dovecot = await newDovecot({ introspectionUrl: `http://127.0.0.1:${port}/` });
    const system = await startIncoming(dovecot, { settings: endpoint.withRefreshToken });
    const { id, address } = await system.apply();
    const first = await deliver(dovecot, address, 1);
    await expect.poll(() => system.filed(id)).toEqual(first);
    await system.stop();
    endpoint.revoke();
    system.startAgain();
    await dovecot.deliver(mailSource({ to: address, subject: "With another token" }));
    await expect.poll(() => system.filed(id)).toEqual([...first, "With another token"]);
    expect(endpoint.requests).toHaveLength(2);
    expect(system.log.join("\n")).not.toContain("token-");
  });
});

test.each(storeKinds)("a mailbox belongs to one server until its lease ends (%s)", async (kind) => {
  const opened = await openTestStore(await newStore(kind));
  cleanUp.push(opened.remove);
  const { mailboxes } = opened.store;
  const claim = (owner: string, nowMs: number) => mailboxes.claim("inbox", { owner, leaseMs: 100 }, nowMs);
  expect(await claim("one", 1_000)).toBe(true);
  // The embedded store has one server: another owner is one that died.
  expect(await claim("two", 1_050)).toBe(kind === "SQLite");
  expect(await claim("two", 1_101)).toBe(true);
  expect(await claim("two", 1_150)).toBe(true);
  await mailboxes.release("inbox", "two");
  expect(await claim("one", 1_160)).toBe(true);
  // What a wrong clock has written.
  expect(await claim("one", 1e9)).toBe(true);
  expect(await claim("two", 1_170)).toBe(true);
});
