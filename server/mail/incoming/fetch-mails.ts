import type { FastifyBaseLogger } from "fastify";
import type { FetchMessageObject, ImapFlow } from "imapflow";
import { errorMessage } from "../../error-message.ts";
import { isStoreUnavailable } from "../../store/connection/unavailable.ts";
import type { MailPlace } from "../../store/repositories/mailboxes.ts";
import { hashMessageId, type MailReceipt } from "../../submissions/receive-mail.ts";
import { findMessageId, headerSection } from "./parse-mail.ts";
import { beginningBytes, maxMailBytes, type StoreMailContext, storeMail } from "./store-mail.ts";

/** Mails that are looked at in one request; each is read by itself. */
const batchSize = 100;

export type FetchContext = StoreMailContext & {
  onReceipt: (receipt: MailReceipt) => void;
  log: Pick<FastifyBaseLogger, "warn">;
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
    if (isStoreUnavailable(error)) throw error;
    context.log.warn({ failure: errorMessage(error), uid }, "Of a mail only the headers are stored");
    return storeMail(context, { source: headerSection(mail.source), isCutOff: true, sentAt }, place);
  }
}

/** Records a mail's new place when it was fetched before. @returns false when it has to be fetched */
async function isKnown(
  { store }: FetchContext,
  { headers }: FetchMessageObject,
  place: MailPlace,
): Promise<boolean> {
  const messageId = findMessageId(headers?.toString("latin1") ?? "");
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
 * @param keepLease called before each mail. @returns false when another server reads the mailbox now
 */
export async function fetchMails(
  context: FetchContext,
  client: ImapFlow,
  mailbox: string,
  keepLease: () => Promise<boolean>,
): Promise<void> {
  const { store, onReceipt } = context;
  if (!client.mailbox) throw Object.assign(new Error("No mailbox is open"), { code: "NOMAILBOX" });
  const uidValidity = Number(client.mailbox.uidValidity);
  const known = await store.mailboxes.find(mailbox);
  const isRestarted = known?.uidValidity !== uidValidity;
  if (isRestarted) await store.mailboxes.restart(mailbox, uidValidity);
  const uids = await newUids(client, isRestarted ? 0 : known.lastUid);
  for (let start = 0; start < uids.length; start += batchSize) {
    const batch = uids.slice(start, start + batchSize).join(",");
    const query = { uid: true, size: true, internalDate: true, headers: ["message-id"] };
    const heads = await client.fetchAll(batch, query, { uid: true });
    for (const head of heads.sort((a, b) => a.uid - b.uid)) {
      if (!(await keepLease())) return;
      const place = { mailbox, uidValidity, uid: head.uid };
      const receipt = (await isKnown(context, head, place))
        ? "known"
        : await fetchMail(context, client, head, place);
      if (receipt) onReceipt(receipt);
    }
  }
  await deleteErased(context, client, mailbox, uidValidity);
  await store.mailboxes.setRead(mailbox, Date.now());
}

/** Deletes the mails whose messages were erased. */
async function deleteErased(
  { store }: FetchContext,
  client: ImapFlow,
  mailbox: string,
  uidValidity: number,
): Promise<void> {
  const uids = await store.mailboxes.uidsToDelete(mailbox, uidValidity);
  for (let start = 0; start < uids.length; start += batchSize) {
    const batch = uids.slice(start, start + batchSize);
    await client.messageDelete(batch.join(","), { uid: true });
    await store.mailboxes.setDeleted(mailbox, uidValidity, batch);
  }
}
