import { openStoreWithoutKey, type Store } from "#server/store/store.ts";
import { type ReceivedMail, receiveMail } from "#server/submissions/receive-mail.ts";
import type { RunningServer } from "../../setup/server.ts";

let uid = 0;

/** Runs work with the store of a running server, as the operator CLI does. */
export async function withStore<Result>(
  { storeSettings }: RunningServer,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStoreWithoutKey({ DATA_DIR: "", ...storeSettings });
  store.setMailDomain(() => "studio.example");
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A mail that answers nothing of ours. */
export const newMail = (values: Partial<ReceivedMail> = {}): ReceivedMail => ({
  kind: "message",
  messageId: `<${crypto.randomUUID()}@example.se>`,
  fromName: "Åsa Öberg",
  fromAddress: "asa@example.se",
  subject: "Re: Your application",
  text: "Thank you.",
  isIncomplete: 0,
  sentAt: Date.now(),
  files: [],
  tokenHashes: [],
  references: [],
  failsAuthentication: false,
  calendarReply: null,
  ...values,
});

/** Stores mails in a server's store as if they had been fetched. */
export const receiveMails = (server: RunningServer, ...mails: ReceivedMail[]) =>
  withStore(server, async (store) => {
    for (const mail of mails) await receiveMail(store, mail, { mailbox: "test", uidValidity: 1, uid: ++uid });
  });

/** A PDF as an attachment that was checked. */
export const attachedPdf = {
  name: "Meriter Åsa.pdf",
  type: "application/pdf",
  size: 4,
  checked: "clean" as const,
  refusal: null,
  content: Buffer.from("%PDF"),
};
