import type { FetchMessageObject, ImapFlow } from "imapflow";
import { errorMessage } from "../../error-message.ts";
import { isStoreUnavailable } from "../../store/connection/unavailable.ts";
import type { MailPlace } from "../../store/repositories/mailboxes.ts";
import { hashMessageId, type MailReceipt } from "../../submissions/receive-mail.ts";
import { batchesOf, deleteErased, messageIdOf } from "./delete-erased.ts";
import { ParserUnavailable } from "./parse-in-process.ts";
import { headerSection } from "./parse-mail.ts";
import { beginningBytes, maxMailBytes, type StoreMailContext, storeMail } from "./store-mail.ts";

/** The failure of a mailbox whose server does not let us delete mails. */
const undeletable = "NODELETE";

export type FetchContext = StoreMailContext & {
  onReceipt: (receipt: MailReceipt | "failed") => void;
  /** For `deleteErased`. */
  refusedAt: Map<number, number>;
};

/** Stores one mail; without its content when that cannot be stored, so that the mails after it are read. @param size in bytes */
async function fetchMail(
  context: FetchContext,
  client: ImapFlow,
  { uid, size = 0, internalDate }: FetchMessageObject,
  place: MailPlace,
): Promise<MailReceipt | null> {
  const isCutOff = size > maxMailBytes;
  const source = isCutOff ? { start: 0, maxLength: beginningBytes } : true;
  const found = await client.fetchOne(String(uid), { source }, { uid: true });
  // It was deleted from the mailbox meanwhile.
  if (found === false || !found.source) return null;
  const sentAt = internalDate ? new Date(internalDate).getTime() : Date.now();
  const mail = { source: found.source, isCutOff, sentAt };
  try {
    return await storeMail(context, mail, place);
  } catch (error) {
    if (isStoreUnavailable(error) || error instanceof ParserUnavailable) throw error;
    context.log.warn({ failure: errorMessage(error), uid }, "Of a mail only the headers are stored");
    return storeMail(context, { source: headerSection(mail.source), isCutOff: true, sentAt }, place);
  }
}

/** Records a mail's new place when it was fetched before. @returns false when it has to be fetched */
async function isKnown(
  { store }: FetchContext,
  head: FetchMessageObject,
  place: MailPlace,
): Promise<boolean> {
  const messageId = messageIdOf(head);
  if (messageId === null) return false;
  return store.transaction(async ({ mailboxes }) => {
    if (!(await mailboxes.moveMail(hashMessageId(messageId), place))) return false;
    await mailboxes.advance(place);
    return true;
  });
}

/** The UIDs after the last one, in their order. */
async function newUids(client: ImapFlow, lastUid: number): Promise<number[]> {
  const found = (await client.search({ uid: `${lastUid + 1}:*` }, { uid: true })) || [];
  // The range also finds the newest mail when there is no later one.
  return (found as number[]).filter((uid) => uid > lastUid).sort((a, b) => a - b);
}

/**
 * Stores the mails that came in since the mailbox was last read; all of them, when its UIDs are new ones (another
 * UIDVALIDITY). Each is stored once, by its Message-ID.
 * @param keepLease called again and again; false when another server reads the mailbox now
 */
export async function fetchMails(
  context: FetchContext,
  client: ImapFlow,
  mailbox: string,
  keepLease: () => Promise<boolean>,
): Promise<void> {
  const { store, onReceipt, log } = context;
  if (!client.mailbox) throw Object.assign(new Error("No mailbox is open"), { code: "NOMAILBOX" });
  const known = await store.mailboxes.find(mailbox);
  // Its server says only then what may be done in it.
  if (known?.failure === undeletable) await client.mailboxOpen(client.mailbox.path);
  const uidValidity = Number(client.mailbox.uidValidity);
  const isRestarted = known?.uidValidity !== uidValidity;
  if (isRestarted) {
    context.refusedAt.clear();
    await store.mailboxes.restart(mailbox, uidValidity);
  }
  for (const batch of batchesOf(await newUids(client, isRestarted ? 0 : known.lastUid))) {
    const query = { uid: true, size: true, internalDate: true, headers: ["message-id"] };
    const heads = await client.fetchAll(batch.join(","), query, { uid: true });
    for (const head of heads.sort((a, b) => a.uid - b.uid)) {
      if (!(await keepLease())) return;
      const place = { mailbox, uidValidity, uid: head.uid };
      const receipt = (await isKnown(context, head, place))
        ? "known"
        : await fetchMail(context, client, head, place);
      if (receipt) onReceipt(receipt);
    }
  }
  const isDeleted = await deleteErased(context, client, { mailbox, uidValidity }, keepLease);
  if (isDeleted === null) return;
  const failure = isDeleted ? null : undeletable;
  if (failure !== null && known?.failure !== failure) {
    log.warn({ failure }, "Erased mails could not be deleted from the mailbox");
    onReceipt("failed");
  }
  await store.mailboxes.setRead(mailbox, Date.now(), failure);
}
