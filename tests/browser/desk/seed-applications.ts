import { randomUUID } from "node:crypto";
import { readCriteria } from "#content-model/criteria.ts";
import { readStages } from "#content-model/stages.ts";
import { type FormKind, forms } from "#contract/forms/registry.ts";
import { openStoreWithoutKey, type Store } from "#server/store/store.ts";
import { answerDueAt } from "#server/submissions/desk/inbox/answer-times.ts";
import { decide } from "#server/submissions/desk/judgements/decisions.ts";
import { askReaders, judge } from "#server/submissions/desk/judgements/readings.ts";
import { newReference } from "#server/submissions/reference.ts";
import { judgementOf } from "../../server/desk/judgement.ts";
import { openJob } from "../../setup/jobs.ts";
import type { RunningServer } from "../../setup/server.ts";

const [criteria, stages] = await Promise.all([readCriteria(), readStages()]);

type Seeded = { name: string; email: string; reference: string };

/** Why somebody was declined. */
export const reasonFor = (name: string) => `${name} has no market yet`;

let minutesAgo = 10_000;

/** Stores an application, the newest so far, without its mails. */
export async function seedApplication(
  store: Store,
  form: FormKind,
  name: string,
  isDeclined = false,
): Promise<Seeded> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.se`;
  const receivedAt = Date.now() - minutesAgo-- * 60_000;
  const job = form === "career" ? openJob : undefined;
  const formType = job?.form.formType ?? forms[form].formType ?? "";
  const [id, reference] = [randomUUID(), newReference()];
  const position = job?.form.position ?? "";
  const sourcePage = job?.form.sourcePage ?? "";
  const fields = { name, email, message: `About ${name}`, ...(job && { position, sourcePage }) };
  const declined = stages[form].find(({ outcome }) => outcome === "declined")?.id;
  await store.submissions.insert({
    ...{ id, reference, form, formType, emailConfigType: forms[form].emailConfigType },
    ...{ email, receivedAt, position, sourcePage, venture: job?.company ?? "", codeHash: null },
    fields: JSON.stringify(fields),
    status: "accepted",
    answerDueAt: answerDueAt(form, receivedAt),
    stage: (isDeclined ? declined : stages[form][0]?.id) ?? "",
    ...(isDeclined && { archivedAt: receivedAt, firstRepliedAt: receivedAt, lastRepliedAt: receivedAt }),
  });
  await store.searchDocuments.update(id);
  return { name, email, reference };
}

/**
 * Stores forty founders' applications and a hundred for one job. Most were declined earlier; nineteen of each have been read
 * by two members, and the third has decided to decline them. Last come the founder nobody has read, and the applicant whom
 * one reader has yet to judge.
 */
export async function seedApplications({ dataDir }: RunningServer, deciderId: string, readerIds: string[]) {
  const store = await openStoreWithoutKey({ DATA_DIR: dataDir });
  const member = async (id: string) => {
    const found = await store.members.find(id);
    if (!found) throw new Error(`There is no member ${id}`);
    return found;
  };
  const decider = await member(deciderId);
  const readers = await Promise.all(readerIds.map(member));
  const ask = (reference: string) =>
    askReaders(store, { stages, criteria }, decider, reference, { memberIds: readerIds });
  const several = async (form: FormKind, kind: string, count: number, isDeclined = false) => {
    const seeded: Seeded[] = [];
    for (let number = 1; number <= count; number++)
      seeded.push(await seedApplication(store, form, `${kind} ${number}`, isDeclined));
    return seeded;
  };
  await several("founder", "Earlier", 20, true);
  const asker = (await several("career", "Rejected", 80, true)).at(-1);
  const others = {
    founder: await several("founder", "Founder", 19),
    career: await several("career", "Applicant", 19),
  };
  for (const form of ["founder", "career"] as const) {
    for (const { name, reference } of others[form]) {
      await ask(reference);
      for (const reader of readers)
        await judge(
          store,
          { stages, criteria },
          reader,
          reference,
          judgementOf(form, "weak", "Too early.", "no"),
        );
      const reasons = [{ id: "one", reason: reasonFor(name) }];
      const decision = { id: randomUUID(), version: 1, outcome: "declined" as const, reasons };
      await decide(store, { stages, criteria }, decider, reference, decision);
    }
  }
  const founder = await seedApplication(store, "founder", "Frida Found");
  const hire = await seedApplication(store, "career", "Hanna Hire");
  await ask(hire.reference);
  const [first] = readers;
  if (!first || !asker) throw new Error("There is no reader, or nobody was rejected");
  await judge(
    store,
    { stages, criteria },
    first,
    hire.reference,
    judgementOf("career", "strong", "Right.", "yes"),
  );
  await store.close();
  return { founder, hire, others, asker };
}
