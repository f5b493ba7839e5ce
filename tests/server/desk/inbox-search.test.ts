import { beforeEach, describe, expect, test } from "vitest";
import { newStore, storeKinds } from "../both-stores.ts";
import { openInbox } from "./inbox-store.ts";

describe.each(storeKinds)("with %s", (kind) => {
  let inbox: Awaited<ReturnType<typeof openInbox>>;
  beforeEach(async () => {
    inbox = await openInbox(await newStore(kind));
    return inbox.remove;
  });

  test("a telephone number is found however it is written", async () => {
    const written = ["+46 70 174 06 42", "+46701740642", "070-174 06 42", "0701740642", "0046 (0)70-1740642"];
    const expected: string[] = [];
    for (const phone of written) expected.push(await inbox.receive("contact", { fields: { phone } }));
    const other = await inbox.receive("contact", { fields: { phone: "+1 555 010 9999" } });
    for (const q of [
      ...[...written.slice(0, 4), "tel:+46701740642", "0046701740642"],
      ...["1740642", "174 06 42", "740642"],
    ]) {
      const found = (await inbox.list({ q })).map(({ reference }) => reference).sort();
      expect([q, found]).toEqual([q, expected]);
    }
    const finnish = await inbox.receive("contact", { fields: { phone: "+358 40 123 4567" } });
    const british = await inbox.receive("contact", { fields: { phone: "0044 (0)20 7946 0991" } });
    for (const [q, reference] of [
      ["040 123 4567", finnish],
      ["0401234567", finnish],
      ["00358401234567", finnish],
      ["020 7946 0991", british],
      ["02079460991", british],
    ]) {
      expect([q, (await inbox.list({ q })).map((row) => row.reference)]).toEqual([q, [reference]]);
    }
    expect((await inbox.list({ q: "15550109999" })).map(({ reference }) => reference)).toEqual([other]);
  });

  test("a search finds archived applications too, unless it asks for the inbox", async () => {
    const fields = { message: "Kelp" };
    const [open, archived] = [
      await inbox.receive("contact", { fields }),
      await inbox.receive("contact", { fields, archivedAt: 1 }),
    ];
    await inbox.receive("contact", { fields, status: "quarantined" });
    const found = async (filter: object) => (await inbox.list(filter)).map(({ reference }) => reference);
    expect(await found({ q: "kelp" })).toEqual([archived, open]);
    expect(await found({ q: "kelp", status: "inbox" })).toEqual([open]);
    expect(await found({ q: "kelp", status: "archived" })).toEqual([archived]);
    expect(await found({})).toEqual([open]);
  });

  test("of a conversation above a million characters, only the newest are found", async () => {
    const reference = await inbox.receive("contact");
    const { messages, searchDocuments } = inbox.store;
    const { id = "" } = (await inbox.store.submissions.findByReference(reference)) ?? {};
    const count = 12;
    for (let index = 1; index <= count; index++) {
      const text = `Number${String(index).padStart(2, "0")} ${"och ".repeat(25_000)}`;
      const message = {
        state: "filed",
        reason: null,
        kind: "message",
        source: "mail",
        isIncomplete: 0,
      } as const;
      const sender = { fromName: "", fromAddress: "", subject: "" };
      const times = { sentAt: index, receivedAt: index };
      const row = { ...message, ...sender, ...times, id: `m${index}`, messageId: `<${index}>` };
      await messages.insert({ ...row, submissionId: id, text }, []);
    }
    await searchDocuments.update(id);
    expect(await inbox.list({ q: `number${count}` })).toHaveLength(1);
    expect(await inbox.list({ q: "number01" })).toEqual([]);
  });
});
