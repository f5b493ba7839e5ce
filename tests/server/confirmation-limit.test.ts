import { afterEach, expect, test } from "vitest";
import { readMail } from "#content-model/mail.ts";
import { receive } from "#server/submissions/receive.ts";
import { release } from "#server/submissions/release.ts";
import { resendLink } from "#server/submissions/resend-link.ts";
import { newDatabase } from "./databases.ts";
import { startMailSystem } from "./mail-system.ts";
import { operate } from "./operator.ts";
import { startPeer } from "./smtp-peer.ts";
import { openTestStore, submit } from "./test-store.ts";

const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

test("the fourth application from one mailbox within an hour is stored and told to the team only", async () => {
  const peer = await startPeer();
  cleanUp.push(peer.close);
  const system = await startMailSystem({ SMTP_URL: peer.url });
  cleanUp.push(system.remove);
  const spellings = ["eva@Åre.example", "EVA@åre.example", "eva+1@xn--re-xia.example", "eva+2@åre.example"];
  const references: string[] = [];
  for (const email of spellings) references.push(await system.submit({ email, message: email }));
  await system.submit({ email: "evan@åre.example" });
  await peer.received(9);
  const toApplicants = peer.mails.filter((mail) => mail.text?.includes("/your-application#"));
  expect(toApplicants).toHaveLength(4);

  const last = references.at(-1) ?? "";
  const { team } = await readMail();
  const told = peer.mails.filter((mail) => mail.text?.includes(team.notConfirmed));
  expect(told.map(({ subject }) => subject?.includes(last))).toEqual([true]);
  const shown = (await operate(system.dataDir, "show", last)).stdout;
  expect(shown).toMatch(/applicant +cancelled .*three confirmations within an hour/);
  expect((await operate(system.dataDir, "retry")).stdout).toBe("No email waits or has failed.\n");
});

test("an hour later there are confirmations again", async () => {
  const { store, remove } = await openTestStore();
  cleanUp.push(remove);
  for (const message of ["1", "2", "3", "4"]) await submit(store, { message });
  const states = async () => {
    const submissions = await store.submissions.list({});
    const mails = await store.mails.ofSubmissions(submissions.map(({ id }) => id));
    return mails
      .filter(({ kind }) => kind === "applicant")
      .map(({ state }) => state)
      .sort();
  };
  expect(await states()).toEqual(["cancelled", "queued", "queued", "queued"]);
  const counted = (sinceMs: number) => store.mails.countConfirmations("asa", ["example.se"], sinceMs);
  expect(await counted(Date.now() - 60_000)).toBe(3);
  expect(await counted(Date.now() + 1)).toBe(0);
});

test("who is released, or asks for the link again, is counted and limited too", async () => {
  const { store, remove } = await openTestStore();
  cleanUp.push(remove);
  for (const message of ["1", "2", "3"]) await submit(store, { message });
  const reference = await submit(store, { message: "4" }, undefined, { suspicious: true });
  expect(await release(store, reference, { hasWebhook: false })).toBe(true);
  const { id = "" } = (await store.submissions.findByReference(reference)) ?? {};
  const mails = (await store.mails.ofSubmissions([id])).map(({ kind, state }) => [kind, state]);
  expect(mails).toEqual([
    ["applicant", "cancelled"],
    ["team", "queued"],
  ]);
  await expect(resendLink(store, reference)).rejects.toThrow("three confirmations");
  // Nobody has got either, so the release can be undone.
  expect(await store.mails.deleteUnclaimed(id, ["team", "applicant"])).toEqual({ deleted: 2, kept: 0 });
});

test("servers that share a database count together, also at the same moment", async () => {
  const DATABASE_URL = await newDatabase();
  const stores = [await openTestStore({ DATABASE_URL }), await openTestStore({ DATABASE_URL })];
  cleanUp.push(...stores.map(({ remove }) => remove));
  await Promise.all(
    stores.flatMap(({ store }, server) =>
      Array.from({ length: 6 }, (_, count) =>
        receive(store, {
          form: "contact",
          formType: "Contact Form",
          emailConfigType: "general",
          fields: { name: "Eva", email: "eva@example.se", message: `${server} ${count}` },
          suspicious: false,
          stage: "new",
        }),
      ),
    ),
  );
  const { store } = stores[0] as (typeof stores)[0];
  const submissions = await store.submissions.list({});
  const mails = await store.mails.ofSubmissions(submissions.map(({ id }) => id));
  const queued = mails.filter(({ state }) => state === "queued").map(({ kind }) => kind);
  expect(queued.filter((kind) => kind === "applicant")).toHaveLength(3);
  expect(queued.filter((kind) => kind === "team")).toHaveLength(12);
});
