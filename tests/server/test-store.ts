import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Member } from "#contract/desk/members.ts";
import { openStore, type ServerStore } from "#server/store/store.ts";
import { receive } from "#server/submissions/receive.ts";
import type { ReceivedFile } from "#server/submissions/received-submission.ts";
import { sharedCodeKey } from "../setup/environment.ts";
import { copyStore } from "../setup/stores.ts";
import { founder } from "./founder.ts";

export type TestStore = { store: ServerStore; dataDir: string; remove: () => Promise<void> };

/** Opens a store in this process: PostgreSQL when `DATABASE_URL` is given, else in a new data folder. */
export async function openTestStore(
  settings: { DATABASE_URL?: string; CODE_KEY?: string } = {},
): Promise<TestStore> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "store-"));
  copyStore("empty", dataDir, settings);
  const codeKey = settings.DATABASE_URL ? { CODE_KEY: sharedCodeKey } : {};
  const store = await openStore({ DATA_DIR: dataDir, ...codeKey, ...settings });
  store.setMailDomain(() => "studio.example");
  return {
    store,
    dataDir,
    async remove() {
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Adds a member who sees the founders' applications. */
export const addMember = (
  { members }: Pick<ServerStore, "members">,
  name: string,
  access: Partial<Member> = {},
): Promise<Member> =>
  members.insert({ name, email: `${name}@studio.example`, role: "member", forms: ["founder"], ...access });

/** Stores a founder application, which queues its mails. @returns its reference */
export async function submit(
  store: ServerStore,
  fields: Record<string, string> = {},
  file?: ReceivedFile,
  { suspicious = false } = {},
): Promise<string> {
  const { formType, emailConfigType: _, ...form } = founder;
  store.setMailDomain(() => "studio.example");
  const receipt = await receive(store, {
    form: "founder",
    formType,
    emailConfigType: "founder_group",
    fields: { ...form, ...fields },
    file,
    suspicious,
    stage: "new",
  });
  if (receipt.kind !== "stored") throw new Error(`The submission was ${receipt.kind}`);
  return receipt.reference;
}
