import { activityRepository } from "./activity.ts";
import { changeRepository, type StoreChange } from "./changes.ts";
import { fileRepository } from "./files.ts";
import { idempotencyKeyRepository } from "./idempotency-keys.ts";
import { inboxRepository } from "./inbox.ts";
import { mailLeaseRepository } from "./mail-leases.ts";
import { mailListRepository } from "./mail-list.ts";
import { mailRepository } from "./mails.ts";
import { memberRepository } from "./members.ts";
import { metadataRepository } from "./metadata.ts";
import { noteRepository } from "./notes.ts";
import { numberRepository } from "./numbers.ts";
import { passkeyRepository } from "./passkeys.ts";
import { rateLimitRepository } from "./rate-limits.ts";
import { replyRepository } from "./replies.ts";
import { reviewRepository } from "./review.ts";
import type { Connection, Dialect } from "./schema.ts";
import { searchDocumentRepository } from "./search-documents.ts";
import { sessionRepository } from "./sessions.ts";
import { statisticsRepository } from "./statistics.ts";
import { submissionRepository } from "./submissions.ts";
import { timelineRepository } from "./timeline.ts";
import { verificationRepository } from "./verifications.ts";
import { webhookRepository } from "./webhooks.ts";

export type Repositories = ReturnType<typeof createRepositories>;

/**
 * All repositories on one connection or transaction.
 * @param emit announces a change to the desks of this process; in a transaction, once it has been committed
 * @param salt of hashed visitor addresses; only a server has one
 */
export function createRepositories(
  db: Connection,
  dialect: Dialect,
  emit: (change: StoreChange) => void,
  salt = "",
) {
  const changes = changeRepository(db, dialect, emit);
  return {
    changes,
    submissions: submissionRepository(db, dialect),
    files: fileRepository(db),
    mails: mailRepository(db, dialect),
    mailList: mailListRepository(db),
    mailLeases: mailLeaseRepository(db, dialect),
    idempotencyKeys: idempotencyKeyRepository(db),
    metadata: metadataRepository(db),
    rateLimits: rateLimitRepository(db, salt),
    activity: activityRepository(db),
    members: memberRepository(db, dialect),
    sessions: sessionRepository(db),
    passkeys: passkeyRepository(db),
    verifications: verificationRepository(db),
    replies: replyRepository(db),
    webhooks: webhookRepository(db, dialect),
    statistics: statisticsRepository(db),
    inbox: inboxRepository(db, dialect),
    review: reviewRepository(db),
    notes: noteRepository(db),
    timeline: timelineRepository(db, changes),
    numbers: numberRepository(db),
    searchDocuments: searchDocumentRepository(db),
  };
}
