import { afterEach, describe, expect, test } from "vitest";
import { readCriteria } from "#content-model/criteria.ts";
import { readStages } from "#content-model/stages.ts";
import type { Member } from "#contract/desk/members.ts";
import { deriveCode } from "#server/store/secret-token.ts";
import { readApplication } from "#server/submissions/desk/application.ts";
import { listInbox } from "#server/submissions/desk/inbox/inbox.ts";
import { openStagesOfForms } from "#server/submissions/desk/inbox/waiting.ts";
import { criteriaVersion } from "#server/submissions/desk/judgements/criteria.ts";
import { decide } from "#server/submissions/desk/judgements/decisions.ts";
import { askReaders, judge, stepAside } from "#server/submissions/desk/judgements/readings.ts";
import { endAccess } from "#server/submissions/desk/members/end-access.ts";
import { eraseByCode } from "#server/submissions/erase.ts";
import { withdrawByCode } from "#server/submissions/write-by-code.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { addMember, openTestStore, submit, type TestStore } from "../test-store.ts";
import { judgementOf } from "./judgement.ts";

const stages = await readStages();
const criteria = await readCriteria();
const data = { stages, criteria };
let opened: TestStore;
afterEach(() => opened.remove());

describe.each(storeKinds)("with %s", (kind) => {
  async function open() {
    opened = await openTestStore(await newStore(kind));
    const { store } = opened;
    const member = (name: string, access: Partial<Member> = {}) => addMember(store, name, access);
    const ask = (actor: Member, reference: string, ...readers: Member[]) =>
      askReaders(store, data, actor, reference, { memberIds: readers.map(({ id }) => id) });
    const readingsOf = async (actor: Member, reference: string) =>
      (await readApplication(store, data, actor, reference)).readings;
    const codeOf = async (reference: string) => {
      const submission = await store.submissions.findByReference(reference);
      return deriveCode(submission?.id ?? "", store.codeKey);
    };
    return { store, member, ask, readingsOf, codeOf, dataDir: opened.dataDir };
  }

  test("words that were changed midway are judged in no other words than the reader saw", async () => {
    const { store, member, ask, readingsOf } = await open();
    const [first, second] = [await member("first"), await member("second")];
    const reference = await submit(store);
    await ask(first, reference, first, second);
    await judge(store, data, first, reference, judgementOf("founder", "good"));
    const changed = criteria.map((each) => ({
      ...each,
      criteria: each.criteria.map((criterion, index) =>
        index === 0 ? { ...criterion, label: "Another question", strong: "Another answer" } : criterion,
      ),
    }));
    const seen = judgementOf("founder", "strong");
    await expect(judge(store, { stages, criteria: changed }, second, reference, seen)).rejects.toThrow(
      "Your text is kept",
    );
    expect((await readingsOf(second, reference)).list.map(({ state }) => state)).toEqual(["judged", "asked"]);
    const current = changed.find(({ form }) => form === "founder")?.criteria ?? [];
    const again = { ...seen, criteriaVersion: criteriaVersion(current) };
    await judge(store, { stages, criteria: changed }, second, reference, again);
    const { list } = await readingsOf(second, reference);
    expect(list.map(({ judgement }) => judgement?.scores[0])).toMatchObject([
      { label: "Fixture founder One", looksLike: "Fixture good one" },
      { label: "Another question", looksLike: "Another answer" },
    ]);
  });

  test("an applicant who erases midway leaves nothing, and each reader is told", async () => {
    const { store, member, ask, readingsOf, codeOf, dataDir } = await open();
    const [first, second] = [await member("first"), await member("second")];
    const reference = await submit(store);
    await ask(first, reference, first, second);
    await judge(store, data, first, reference, judgementOf("founder", "good"));
    expect(await eraseByCode(store, dataDir, await codeOf(reference))).toBe(reference);
    const late = judge(store, data, second, reference, judgementOf("founder", "good"));
    await expect(late).rejects.toThrow("this application was erased");
    await expect(stepAside(store, stages, second, reference)).rejects.toThrow("this application was erased");
    await expect(ask(first, reference, second)).rejects.toThrow("Only applications in the inbox");
    expect((await readingsOf(first, reference)).list).toEqual([]);
    expect(await store.readings.openOfMember(second.id)).toEqual([]);
  });

  test("among what a member has to do, a judgement is due when it was asked for", async () => {
    const { store, member } = await open();
    const reader = await member("reader");
    const references: string[] = [];
    for (const message of ["Judge later", "Answer", "Judge first"]) {
      references.push(await submit(store, { message }));
      const { id = "" } = (await store.submissions.findByReference(references.at(-1) ?? "")) ?? {};
      const assigneeId = message === "Answer" ? reader.id : null;
      await store.review.change(id, 1, { stage: stages.founder[0]?.id ?? "", assigneeId });
      const dueAt = Date.now() + (message === "Judge first" ? 1 : 9 * 24) * 60 * 60_000;
      const asked = { submissionId: id, memberId: reader.id, isBlind: 0 as const, askedAt: 1, dueAt };
      if (message !== "Answer") await store.readings.ask(asked);
    }
    const [later, answer, first] = references;
    const found: (string | null)[] = [];
    for (let cursor: number | undefined, isLast = false; !isLast; ) {
      const page = await listInbox(store, stages, reader, { mine: "1" }, { limit: 1, cursor });
      found.push(...page.applications.map(({ reference }) => reference));
      isLast = page.nextCursor === null;
      cursor = Number(page.nextCursor);
    }
    expect(found).toEqual([first, answer, later]);
  });

  test("a withdrawn application is nobody's to read any more, and its readings stay", async () => {
    const { store, member, ask, readingsOf, codeOf } = await open();
    const reader = await member("reader");
    const reference = await submit(store);
    const submission = await store.submissions.findByReference(reference);
    await store.review.change(submission?.id ?? "", 1, { stage: stages.founder[0]?.id ?? "" });
    await ask(reader, reference, reader);
    const mine = async () =>
      (await listInbox(store, stages, reader, { mine: "1" }, { limit: 9 })).applications.length;
    expect(await mine()).toBe(1);
    expect((await store.readings.loads(openStagesOfForms(stages))).get(reader.id)).toMatchObject({ open: 1 });
    await withdrawByCode(store, await codeOf(reference), stages);
    expect(await mine()).toBe(0);
    expect((await readingsOf(reader, reference)).list).toHaveLength(1);
    // It makes nobody busier when the next reader is chosen in turn.
    const loads = await store.readings.loads(openStagesOfForms(stages));
    expect(loads.get(reader.id)).toMatchObject({ open: 0 });
  });

  test("who is asked after a decision does not learn what it was, in any words", async () => {
    const { store, member, ask } = await open();
    const [decider, later] = [await member("decider"), await member("later")];
    const reference = await submit(store);
    const decision = { outcome: "declined", reasons: [{ id: "one", reason: "Secretly small." }] } as const;
    const decideAs = (actor: Member) =>
      decide(store, data, actor, reference, {
        id: crypto.randomUUID(),
        version: 1,
        ...decision,
        reasons: [...decision.reasons],
      });
    await decideAs(decider);
    await ask(decider, reference, later);
    const seen = JSON.stringify(await readApplication(store, data, later, reference));
    expect(seen).toContain('"decided"');
    expect(seen).not.toMatch(/Secretly|"declined"/);
    await expect(decideAs(later)).rejects.toThrow(
      /^Nothing was decided. Since you started, decider decided\.$/,
    );
    await expect(decideAs(decider)).rejects.toThrow("decider decided: decline.");
  });

  test("when a guest's time is over midway, another is asked and what they judged stays", async () => {
    const { store, member, ask, readingsOf } = await open();
    const [guest, owner] = [await member("guest"), await member("owner", { role: "owner" })];
    const [judged, open_] = [await submit(store), await submit(store, { message: "Another" })];
    for (const reference of [judged, open_]) await ask(owner, reference, guest);
    await judge(store, data, guest, judged, judgementOf("founder", "good"));
    await store.members.update(guest.id, { accessEndsAt: Date.now() - 1 });
    const late = judge(store, data, { ...guest, accessEndsAt: 1 }, open_, judgementOf("founder", "good"));
    await expect(late).rejects.toThrow("no longer exists");
    expect(await endAccess(store, stages)).toBe(1);
    const statesOf = async (reference: string) =>
      (await readingsOf(owner, reference)).list.map(({ memberId, state }) => [memberId, state]);
    expect(await statesOf(judged)).toEqual([[guest.id, "judged"]]);
    expect(await statesOf(open_)).toEqual([
      [guest.id, "released"],
      [owner.id, "asked"],
    ]);
  });
});
