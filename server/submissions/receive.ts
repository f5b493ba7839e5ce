import { createHash, randomUUID } from "node:crypto";
import { minuteMs } from "#contract/durations.ts";
import { sha256Of } from "../sha256.ts";
import { isReferenceTaken } from "../store/repositories/submissions.ts";
import type { Repositories } from "../store/repositories.ts";
import { deriveCode, hashToken } from "../store/secret-token.ts";
import type { ServerStore } from "../store/store.ts";
import { limitConfirmations } from "./confirmation-limit.ts";
import { answerDueAt } from "./desk/inbox/answer-times.ts";
import { normalizeEmailForLookup } from "./email.ts";
import { submissionMails } from "./queued-mail.ts";
import type { ReceivedSubmission } from "./received-submission.ts";
import { newReference } from "./reference.ts";

/** SHA-256 of several parts, separated by a NUL byte. */
function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

/** The same for submissions with the same content, whatever the order of their fields. */
function payloadHash({ formType, fields, file, suspicious }: ReceivedSubmission): string {
  const normalized = { ...fields, email: normalizeEmailForLookup(fields.email ?? "") };
  const sorted = Object.entries(normalized).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashOf(
    formType,
    // A person who sends the text of an earlier quarantined submission must not get that one's reference.
    suspicious ? "suspicious" : "",
    JSON.stringify(sorted),
    file?.name ?? "",
    file?.content ?? "",
  );
}

export type Receipt = { kind: "stored" | "repeated"; reference: string } | { kind: "conflict" };

/** The same payload counts as the same submission for this long, unless each has an idempotency key. */
const duplicateWindowMs = 10 * minuteMs;

const maxReferenceAttempts = 8;

/** Hashed before the transaction, because a large file takes long and SQLite has one writer at a time. */
type HashedSubmission = ReceivedSubmission & { payload: string; sha256: string };

/** Claims the submission's idempotency key. @returns null when it was free, else the answer to give again */
async function claimKey(
  { idempotencyKeys }: Repositories,
  { idempotencyKey, payload }: HashedSubmission,
  submissionId: string,
  nowMs: number,
): Promise<Receipt | null> {
  const first = await idempotencyKeys.claim(
    {
      key: idempotencyKey ? `key:${hashOf(idempotencyKey)}` : `payload:${payload}`,
      payloadHash: payload,
      submissionId,
      expiresAt: idempotencyKey ? null : nowMs + duplicateWindowMs,
    },
    nowMs,
    nowMs - duplicateWindowMs,
  );
  if (!first) return null;
  return first.payloadHash === payload
    ? { kind: "repeated", reference: first.reference }
    : { kind: "conflict" };
}

async function insert(repositories: Repositories, received: HashedSubmission, codeKey: string) {
  const { changes, submissions, files, mails, searchDocuments, timeline, webhooks } = repositories;
  const { form, formType, emailConfigType, fields, file, stage, suspicious, hasWebhook } = received;
  const { venture = "", sha256 } = received;
  const position = fields.position ?? "";
  const id = randomUUID();
  const nowMs = Date.now();
  const earlier = await claimKey(repositories, received, id, nowMs);
  if (earlier) return earlier;
  const reference = newReference();
  await submissions.insert({
    id,
    reference,
    form,
    formType,
    emailConfigType,
    fields: JSON.stringify(fields),
    email: normalizeEmailForLookup(fields.email ?? ""),
    status: suspicious ? "quarantined" : "accepted",
    codeHash: hashToken(deriveCode(id, codeKey)),
    receivedAt: nowMs,
    answerDueAt: answerDueAt(form, nowMs),
    position,
    venture,
    sourcePage: fields.sourcePage ?? "",
    stage,
  });
  await searchDocuments.update(id);
  await changes.add({
    kind: "application",
    reference,
    form,
    position,
    venture,
    isNew: true,
  });
  if (suspicious) await timeline.add(id, null, "quarantined", {}, nowMs);
  if (file) {
    await files.insert({ ...file, submissionId: id, size: file.content.length, sha256 });
  }
  if (!suspicious) {
    const queued = submissionMails(id, nowMs);
    await mails.insert(await limitConfirmations(repositories, fields.email ?? "", queued, nowMs));
    if (hasWebhook) await webhooks.queue(id, nowMs);
  }
  return { kind: "stored", reference } as const;
}

/**
 * Stores a submission, its file and its two mails in one transaction. When it returns, they are on disk.
 * The same submission sent again is stored once and gets the first one's reference; the same key with another
 * payload is a conflict.
 * @throws the database's error when it cannot store now
 */
export async function receive(
  store: Pick<ServerStore, "transaction" | "codeKey">,
  received: ReceivedSubmission,
): Promise<Receipt> {
  const sha256 = sha256Of(received.file?.content ?? "");
  const hashed = { ...received, payload: payloadHash(received), sha256 };
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.transaction((repositories) => insert(repositories, hashed, store.codeKey));
    } catch (error) {
      // The failed transaction left nothing behind, so another reference can be tried.
      if (attempt >= maxReferenceAttempts || !isReferenceTaken(error)) throw error;
    }
  }
}
