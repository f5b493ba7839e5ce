import type { FetchMessageObject, ImapFlow } from "imapflow";
import { hourMs } from "#contract/durations.ts";
import type { MailPlace } from "../../store/repositories/mailboxes.ts";
import type { Store } from "../../store/store.ts";
import { findMessageId } from "./parse-mail.ts";

/** Mails that are looked at or deleted in one request; each is read by itself. */
const batchSize = 100;
export const batchesOf = (uids: number[]): number[][] =>
  Array.from({ length: Math.ceil(uids.length / batchSize) }, (_, index) =>
    uids.slice(index * batchSize, (index + 1) * batchSize),
  );

export const messageIdOf = ({ headers }: FetchMessageObject): string | null =>
  findMessageId(headers?.toString("latin1") ?? "");

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

/**
 * Mails, each with its copies in the mailbox: only one of them is stored, with one UID.
 * @returns null when another server reads the mailbox now
 */
async function withCopies(
  client: ImapFlow,
  uids: number[],
  keepLease: () => Promise<boolean>,
): Promise<Map<number, number[]> | null> {
  const copies = new Map(uids.map((uid) => [uid, [uid]]));
  for (const [uid, id] of await messageIds(client, uids)) {
    if (!(await keepLease())) return null;
    if (id === null) continue;
    const found = (await client.search({ header: { "message-id": id } }, { uid: true })) || [];
    // The search also finds headers that only contain it.
    for (const [copy, other] of await messageIds(client, found))
      if (other === id) copies.get(uid)?.push(copy);
  }
  return copies;
}

/** Deletes mails. @returns those that are still there */
async function deleteMails(client: ImapFlow, uids: number[]): Promise<Set<number>> {
  const left = new Set<number>();
  for (const batch of batchesOf(uids)) {
    const range = { uid: batch.join(",") };
    await client.messageDelete(range, { uid: true });
    // Servers also answer that they did what they did not allow.
    for (const uid of (await client.search(range, { uid: true })) || batch) left.add(uid);
  }
  return left;
}

/**
 * Deletes the mails whose messages were erased. One that the mailbox's server keeps is tried again after an hour.
 * @param refusedAt when it kept mails, by their UIDs, in milliseconds of `performance.now()`
 * @returns whether all are gone; null when the connection ended, or another server reads the mailbox now
 */
export async function deleteErased(
  { store, refusedAt }: { store: Store; refusedAt: Map<number, number> },
  client: ImapFlow,
  { mailbox, uidValidity }: Omit<MailPlace, "uid">,
  keepLease: () => Promise<boolean>,
): Promise<boolean | null> {
  const erased = await store.mailboxes.uidsToDelete(mailbox, uidValidity);
  const isDue = (uid: number) =>
    performance.now() - (refusedAt.get(uid) ?? Number.NEGATIVE_INFINITY) >= hourMs;
  let leftCount = erased.length;
  for (const batch of batchesOf(erased.filter(isDue))) {
    const copies = await withCopies(client, batch, keepLease);
    if (copies === null) return null;
    const left = await deleteMails(client, [...new Set([...copies.values()].flat())]);
    if (!client.usable) return null;
    const gone = batch.filter((uid) => !copies.get(uid)?.some((copy) => left.has(copy)));
    for (const uid of batch) {
      if (gone.includes(uid)) refusedAt.delete(uid);
      else refusedAt.set(uid, performance.now());
    }
    if (gone.length > 0) await store.mailboxes.setDeleted(mailbox, uidValidity, gone);
    leftCount -= gone.length;
  }
  return leftCount === 0;
}
