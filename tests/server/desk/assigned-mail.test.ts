import { expect, onTestFinished, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { composeMail } from "#server/mail/compose-mail.ts";
import { readSettings } from "#server/settings.ts";
import { readServerData } from "#server/site/open-site.ts";
import { changeApplications } from "#server/submissions/desk/change.ts";
import { fixtureSite } from "../../setup/sites.ts";
import { addMember, openTestStore, submit } from "../test-store.ts";

const stages = await readStages();
const data = await readServerData(fixtureSite);

test("the mail about an assignment counts what was assigned, and is not sent when that is undone and they have no others", async () => {
  const { store, dataDir, remove } = await openTestStore();
  onTestFinished(remove);
  const owner = await addMember(store, "owner", { role: "owner" });
  const investor = await addMember(store, "investor");
  await store.members.update(investor.id, { digest: true });
  const references = [await submit(store), await submit(store, { message: "Another" })];
  const assign = (assigneeId: string | null, versions: number[]) =>
    changeApplications(store, stages, owner, {
      targets: references.map((reference, index) => ({ reference, version: versions[index] ?? 0 })),
      change: { assigneeId },
    });
  async function assignedMails() {
    const mails = await store.mailList.page({ viewerId: owner.id, state: "queued" }, 100);
    const assigned = mails.filter(({ kind }) => kind === "assigned");
    return Promise.all(
      assigned.map(async ({ id, reference }) => {
        const mail = await store.mails.find(id);
        if (!mail) throw new Error("There is no such mail");
        const settings = readSettings({ DATA_DIR: dataDir });
        const { envelope } = await composeMail({ store, settings, data }, mail);
        return { reference, to: envelope.to };
      }),
    );
  }

  // The second one has another version.
  await assign(investor.id, [1, 7]);
  expect(await assignedMails()).toEqual([{ reference: references[0], to: [investor.email] }]);
  await assign(null, [2, 7]);
  expect(await assignedMails()).toEqual([{ reference: references[0], to: [] }]);
  await assign(investor.id, [3, 1]);
  expect(await assignedMails()).toEqual([{ reference: null, to: [investor.email] }]);
  await assign(null, [4, 2]);
  expect(await assignedMails()).toEqual([{ reference: null, to: [] }]);
});
