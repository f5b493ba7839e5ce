import type { FastifyBaseLogger } from "fastify";
import type { FetchMessageObject, ImapFlow } from "imapflow";
import { errorMessage } from "../../error-message.ts";
import { isStoreUnavailable } from "../../store/connection/unavailable.ts";
import type { MailPlace } from "../../store/repositories/mailboxes.ts";
import { hashMessageId, type MailReceipt } from "../../submissions/receive-mail.ts";
import { findMessageId, headerSection } from "./parse-mail.ts";
import { beginningBytes, maxMailBytes, type StoreMailContext, storeMail } from "./store-mail.ts";

/** Mails that are looked at or deleted in one request; each is read by itself. */
const batchSize = 100;
const batchesOf = (uids: number[]): number[][] =>
  Array.from({ length: Math.ceil(uids.length / batchSize) }, (_, index) =>
    uids.slice(index * batchSize, (index + 1) * batchSize),
  );

const messageIdOf = ({ headers }: FetchMessageObject): string | null =>
  findMessageId(headers?.toString("latin1") ?? "");

/** The failure of a mailbox whose server does not let us delete mails. */
const undeletable = "NODELETE";

export type FetchContext = StoreMailContext & {
  onReceipt: (receipt: MailReceipt | "failed") => void;
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
  if (isRestarted) await store.mailboxes.restart(mailbox, uidValidity);
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
  // A connection that broke off meanwhile is no refusal.
  const failure = isDeleted || !client.usable ? null : undeletable;
  if (failure !== null) {
    log.warn({ failure }, "Erased mails could not be deleted from the mailbox");
    onReceipt("failed");
  }
  await store.mailboxes.setRead(mailbox, Date.now(), failure);
}

/** The Message-IDs of mails, by their UIDs. */
async function messageIds(client: ImapFlow, uids: number[]): Promise<Map<number, string | null>> {
  const ids = new Map<number, string | null>();
  for (const batch of batchesOf(uids)) {
    const query = { uid: true, headers: ["message-id"] };
    for (const head of await client.fetchAll(batch.join(","), query, { uid: true }))
      ids.set(head.uid, messageIdOf(head));
  }
  return ids;
}

/** Mails and their copies in the mailbox: only one of them is stored, with one UID. */
async function withCopies(client: ImapFlow, uids: number[]): Promise<number[]> {
  const all = new Set(uids);
  for (const id of (await messageIds(client, uids)).values()) {
    if (id === null) continue;
    const found = (await client.search({ header: { "message-id": id } }, { uid: true })) || [];
    // The search also finds headers that only contain it.
    for (const [uid, other] of await messageIds(client, found)) if (other === id) all.add(uid);
  }
  return [...all];
}

/** Deletes the mails whose messages were erased. @returns false when that failed: the next look tries again */
async function deleteErased(
  { store }: FetchContext,
  client: ImapFlow,
  { mailbox, uidValidity }: Omit<MailPlace, "uid">,
  keepLease: () => Promise<boolean>,
): Promise<boolean> {
  for (const batch of batchesOf(await store.mailboxes.uidsToDelete(mailbox, uidValidity))) {
    if (!(await keepLease())) return true;
    for (const uids of batchesOf(await withCopies(client, batch))) {
      const range = { uid: uids.join(",") };
      await client.messageDelete(range, { uid: true });
      // Servers also answer that they did what they did not allow.
      const left = await client.search(range, { uid: true });
      if (!left || left.length > 0) return false;
    }
    await store.mailboxes.setDeleted(mailbox, uidValidity, batch);
  }
  return true;
}
