import { describe, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import type { InboxCounts } from "#contract/desk/inbox.ts";
import { hourMs } from "#contract/durations.ts";
import { clockAhead } from "../../setup/clock.ts";
import { signedInMember } from "../../setup/desk.ts";
import { removeData, startServer } from "../../setup/server.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { applyAsFounder } from "../founder.ts";
import { applyWithPdf } from "../job-application.ts";
import { change, inbox, references } from "./review.ts";

const answerWithinMs = 48 * hourMs;
const { career: stages } = await readStages();
const declined = stages.find(({ outcome }) => outcome === "declined");

describe.each(storeKinds)("with %s", (kind) => {
  test("late are open job applications without a reply after 48 hours", async () => {
    const settings = {
      DESK_PORT: "0",
      ...(await newStore(kind)),
    };
    const before = await startServer(settings);
    const member = await signedInMember(before, { role: "owner" });
    const late = await applyWithPdf(before, { name: "Late" });
    const [replied, archived, ended] = [
      await applyWithPdf(before, { name: "Replied" }),
      await applyWithPdf(before, { name: "Archived" }),
      await applyWithPdf(before, { name: "Ended" }),
    ];
    const founders = await applyAsFounder(before);
    const reply = { id: crypto.randomUUID(), version: 1, subject: "Hello", text: "Thank you." };
    const path = `/api/applications/${replied}/replies`;
    expect((await member.request(path, { method: "POST", body: reply })).status).toBe(200);
    await change(member, [archived], { archived: true });
    await change(member, [ended], { stage: declined?.id ?? "" });
    expect(await references(member, "late=1")).toEqual([]);
    const [row] = (await inbox(member, `q=${late}`)).applications;
    expect(row?.dueAt).toBe((row?.receivedAt ?? 0) + answerWithinMs);
    await before.stop();

    const after = await startServer({
      ...settings,
      ...clockAhead(answerWithinMs + hourMs),
      DATA_DIR: before.dataDir,
    });
    const request = (path: string) =>
      fetch(`${after.deskUrl}${path}`, { headers: { cookie: member.cookie } });
    const again = { ...member, request };
    const recent = await applyWithPdf(after, { name: "Recent" });
    // A reply counts when the mail server has it, which takes it after the start.
    await expect.poll(() => references(again, "late=1")).toEqual([late]);
    expect(await references(again, "late=1&form=founder")).toEqual([]);
    expect(await references(again)).toEqual(expect.arrayContaining([recent, founders, replied, ended, late]));
    const counts = (await (await request("/api/inbox-counts")).json()) as InboxCounts;
    expect(counts.late).toBe(1);
    await after.stop();
    await removeData(after);
  });
});
