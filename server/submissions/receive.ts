import { createHash, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { EmailConfigType, FormKind } from "#contract/forms/registry.ts";
import { whenFree } from "../store/busy.ts";
import type { Database } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { codeOf, hashOfCode } from "./code.ts";
import { newReference } from "./reference.ts";

export type ReceivedFile = {
  name: string;
  type: string;
  content: Buffer;
  checked: "unchecked" | "clean";
};

export type Received = {
  form: FormKind;
  formType: string;
  emailConfigType: EmailConfigType;
  /** Validated fields, in any order. */
  fields: Record<string, string>;
  file?: ReceivedFile;
  /** The browser's Idempotency-Key, when it sent one. */
  idempotencyKey?: string;
  /** Tripped the honeypot: kept, answered as any other, not mailed. */
  suspicious: boolean;
  /** Domain of message ids. */
  domain: string;
};

export type Receipt = { kind: "stored" | "repeated"; reference: string } | { kind: "conflict" };

/** Without a key, the same payload counts as the same submission for this long, in milliseconds. */
const sameWithin = 10 * 60_000;

function hash(...parts: (string | Buffer)[]) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex");
}

/** For telling people apart: nobody means another person by another case. */
function matchable(email = "") {
  return email.toLowerCase();
}

function payloadHash({ formType, fields, file, suspicious }: Received) {
  const sorted = Object.entries({ ...fields, email: matchable(fields.email) }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  // What a robot sent first must not take the place of the same text sent by a person.
  return hash(
    formType,
    suspicious ? "suspicious" : "",
    JSON.stringify(sorted),
    file?.name ?? "",
    file?.content ?? "",
  );
}

/**
 * Takes the place of this payload, or finds who took it. The first statement is a write, so that SQLite takes its
 * write lock at once; two requests with one key wait for each other in both databases.
 */
async function claim(trx: Transaction<Database>, received: Received, submissionId: string, now: number) {
  const content = payloadHash(received);
  const key = received.idempotencyKey ? `key:${hash(received.idempotencyKey)}` : `payload:${content}`;
  await trx.deleteFrom("once").where("expiresAt", "<=", now).execute();
  const taken = await trx
    .insertInto("once")
    .values({
      key,
      payloadHash: content,
      submissionId,
      expiresAt: received.idempotencyKey ? null : now + sameWithin,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  if (taken) return null;
  return trx
    .selectFrom("once")
    .innerJoin("submissions", "submissions.id", "once.submissionId")
    .select(["once.payloadHash", "submissions.reference"])
    .where("once.key", "=", key)
    .executeTakeFirstOrThrow()
    .then((first) => ({ ...first, same: first.payloadHash === content }));
}

async function store(trx: Transaction<Database>, received: Received, codeKey: string): Promise<Receipt> {
  const id = randomUUID();
  const now = Date.now();
  const first = await claim(trx, received, id, now);
  if (first) return first.same ? { kind: "repeated", reference: first.reference } : { kind: "conflict" };
  const reference = newReference();
  await trx
    .insertInto("submissions")
    .values({
      id,
      reference,
      form: received.form,
      formType: received.formType,
      emailConfigType: received.emailConfigType,
      fields: JSON.stringify(received.fields),
      email: matchable(received.fields.email),
      status: received.suspicious ? "quarantined" : "accepted",
      codeHash: hashOfCode(codeOf(id, codeKey)),
      receivedAt: now,
    })
    .execute();
  const { file } = received;
  if (file) {
    const { name, type, content, checked } = file;
    await trx
      .insertInto("files")
      .values({
        submissionId: id,
        name,
        type,
        size: content.length,
        sha256: createHash("sha256").update(content).digest("hex"),
        content,
        checked,
      })
      .execute();
  }
  if (!received.suspicious) await queueMails(trx, id, received.domain, now);
  return { kind: "stored", reference };
}

/** Queues the two mails of a submission: one to the team, one to the applicant. */
export async function queueMails(
  trx: Transaction<Database>,
  submissionId: string,
  domain: string,
  now: number,
) {
  await trx
    .insertInto("mails")
    .values(
      (["team", "applicant"] as const).map((kind) => {
        const id = randomUUID();
        return {
          id,
          submissionId,
          kind,
          state: "queued" as const,
          messageId: `<${id}@${domain}>`,
          queuedAt: now,
          nextAttemptAt: now,
          leaseOwner: null,
          leaseUntil: null,
          sentAt: null,
          lastError: null,
        };
      }),
    )
    .execute();
}

/** So many references are drawn until one is free. */
const attempts = 8;

/** PostgreSQL names the constraint, and words its message in the language it is set to; SQLite names the column. */
function isReferenceTaken(error: unknown) {
  const {
    code,
    constraint,
    message = "",
  } = (error ?? {}) as {
    code?: string;
    constraint?: string;
    message?: string;
  };
  if (code === "23505") return constraint === "submissions_reference_key";
  return code === "SQLITE_CONSTRAINT_UNIQUE" && message.includes("submissions.reference");
}

/**
 * Stores a submission, its file and its two mails in one transaction. When it returns, they are on disk.
 * The same submission sent again is stored once and gets the first one's reference; the same key with another
 * payload is a conflict.
 * @throws whatever the database says when it cannot store now
 */
export async function receive(
  deps: Pick<Store, "transact" | "codeKey">,
  received: Received,
): Promise<Receipt> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await whenFree(() => deps.transact((trx) => store(trx, received, deps.codeKey)));
    } catch (error) {
      // The failed transaction left nothing behind.
      if (attempt >= attempts || !isReferenceTaken(error)) throw error;
    }
  }
}
