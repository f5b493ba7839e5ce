import { afterEach, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { forms } from "#contract/forms/registry.ts";
import { listInbox } from "#server/submissions/desk/inbox/inbox.ts";
import { readPipeline } from "#server/submissions/desk/inbox/pipeline.ts";
import { fillMissingVentures } from "#server/submissions/desk/members/ventures.ts";
import { receive } from "#server/submissions/receive.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { openTestStore, type TestStore } from "../test-store.ts";

const stages = await readStages();
const position = "Chief Executive";
const jobs = [
  { company: "First", position, sourcePage: "First Page" },
  { company: "Second", position, sourcePage: "Second Page" },
].map((job) => ({ ...job, path: "/careers/x", formType: "Job", status: "open" as const }));

let opened: TestStore;
afterEach(() => opened.remove());

test.each(storeKinds)("of two ventures with one title, each sees its own, with %s", async (kind) => {
  opened = await openTestStore(await newStore(kind));
  const { store } = opened;
  const apply = async (name: string, sourcePage: string, venture?: string) => {
    const receipt = await receive(store, {
      form: "career",
      venture,
      formType: "Job",
      emailConfigType: forms.career.emailConfigType,
      fields: { name, email: `${name}@example.se`, position, sourcePage },
      suspicious: false,
      stage: stages.career[0]?.id ?? "",
    });
    return receipt.kind === "conflict" ? "" : receipt.reference;
  };
  const member = await store.members.insert({
    name: "Founder",
    email: "founder@first.example",
    role: "member",
    forms: [],
    ventures: ["First"],
  });
  const [own, , older, another] = [
    await apply("a", "First Page", "First"),
    await apply("b", "Second Page", "Second"),
    // Of a version that did not store it.
    await apply("c", "First Page"),
    await apply("d", "Second Page"),
  ];
  const seen = async (q?: string) =>
    (await listInbox(store, stages, member, { q }, { limit: 9 })).applications.map(
      ({ reference }) => reference,
    );
  expect(await seen()).toEqual([own]);
  await fillMissingVentures(store, jobs);
  expect(await seen()).toEqual([older, own]);
  // Of few applications the words are looked through, as the index would be: by the beginnings of all of them.
  for (const [q, found] of [
    ["Chief EXEC", [older, own]],
    ["exec chi", [older, own]],
    ["hief", []],
    [older ?? "", [older]],
    ["chief second", []],
  ] as const)
    expect([q, await seen(q)]).toEqual([q, found]);
  expect(await store.inbox.findByReference(another ?? "", member.id)).toMatchObject({ venture: "Second" });
  expect(await store.inbox.ventures()).toEqual(["First", "Second"]);

  const { columns } = await readPipeline(store, stages, member, { form: "career", position });
  expect(columns[0]).toMatchObject({ count: 2, applications: [{ reference: older }, { reference: own }] });
  for (const subject of [
    { form: "career", position: "Other" } as const,
    { form: "founder", position: "" } as const,
  ])
    await expect(readPipeline(store, stages, member, subject)).rejects.toThrow("no applications here");

  const merits = { education: "Degree", experience: "Ten years", other: "", position, decidedAt: 1 };
  await store.merits.insert({ ...merits, decisionId: "1", venture: "First" });
  await store.merits.insert({ ...merits, decisionId: "2", venture: "Second", education: "None" });
  expect(await store.merits.ofPosition(position, "First")).toMatchObject([{ education: "Degree" }]);
});
