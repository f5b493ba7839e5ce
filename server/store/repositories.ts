import { activityRepository } from "./activity.ts";
import { calendarAccountRepository } from "./calendar-accounts.ts";
import { calendarAddressRepository } from "./calendar-addresses.ts";
import { changeRepository, type StoreChange } from "./changes.ts";
import { decisionRepository } from "./decisions.ts";
import { draftRepository } from "./drafts.ts";
import { fileRepository } from "./files.ts";
import { freeHoursRepository } from "./free-hours.ts";
import { idempotencyKeyRepository } from "./idempotency-keys.ts";
import { inboxRepository } from "./inbox.ts";
import { interviewRepository } from "./interviews.ts";
import { mailListRepository } from "./mail-list.ts";
import { mailboxRepository } from "./mailboxes.ts";
import { mailRepository } from "./mails.ts";
import { memberRepository } from "./members.ts";
import { meritsRepository } from "./merits.ts";
import { messageRepository } from "./messages.ts";
import { metadataRepository } from "./metadata.ts";
import { noteRepository } from "./notes.ts";
import { numberRepository } from "./numbers.ts";
import { oneTimeTokenRepository } from "./one-time-tokens.ts";
import { passkeyRepository } from "./passkeys.ts";
import { pipelineRepository } from "./pipeline.ts";
import { previewLinkRepository } from "./preview-links.ts";
import { publicationRepository } from "./publications.ts";
import { rateLimitRepository } from "./rate-limits.ts";
import { readingRepository } from "./readings.ts";
import { replyRepository } from "./replies.ts";
import { replyDraftRepository } from "./reply-drafts.ts";
import { replyFileRepository } from "./reply-files.ts";
import { replyTokenRepository } from "./reply-tokens.ts";
import { reviewRepository } from "./review.ts";
import { savedViewRepository } from "./saved-views.ts";
import type { Connection, Dialect } from "./schema.ts";
import { searchDocumentRepository } from "./search-documents.ts";
import { serverRepository } from "./servers.ts";
import { sessionRepository } from "./sessions.ts";
import { statisticsRepository } from "./statistics.ts";
import { submissionRepository } from "./submissions.ts";
import { timelineRepository } from "./timeline.ts";
import { webhookRepository } from "./webhooks.ts";

export type Repositories = ReturnType<typeof createRepositories>;

/**
 * All repositories on one connection or transaction.
 * @param emit announces a change to the desks of this process; in a transaction, once it has been committed
 * @param mailDomain what Message-IDs end with
 * @param codeKey with which addresses of visitors are hashed; only a server has one
 */
export function createRepositories(
  db: Connection,
  dialect: Dialect,
  emit: (change: StoreChange) => void,
  mailDomain: () => string,
  codeKey = "",
) {
  const changes = changeRepository(db, dialect, emit);
  return {
    changes,
    submissions: submissionRepository(db, dialect),
    files: fileRepository(db),
    mails: mailRepository(db, dialect, mailDomain),
    mailList: mailListRepository(db),
    idempotencyKeys: idempotencyKeyRepository(db),
    metadata: metadataRepository(db),
    rateLimits: rateLimitRepository(db, codeKey),
    activity: activityRepository(db),
    members: memberRepository(db, dialect),
    sessions: sessionRepository(db),
    passkeys: passkeyRepository(db),
    oneTimeTokens: oneTimeTokenRepository(db),
    calendarAddresses: calendarAddressRepository(db),
    calendarAccounts: calendarAccountRepository(db),
    freeHours: freeHoursRepository(db),
    replies: replyRepository(db),
    replyDrafts: replyDraftRepository(db),
    replyFiles: replyFileRepository(db),
    messages: messageRepository(db),
    mailboxes: mailboxRepository(db, dialect),
    replyTokens: replyTokenRepository(db),
    webhooks: webhookRepository(db, dialect),
    statistics: statisticsRepository(db),
    inbox: inboxRepository(db, dialect),
    review: reviewRepository(db),
    notes: noteRepository(db),
    readings: readingRepository(db),
    decisions: decisionRepository(db),
    merits: meritsRepository(db),
    interviews: interviewRepository(db),
    timeline: timelineRepository(db, changes),
    pipeline: pipelineRepository(db),
    numbers: numberRepository(db),
    searchDocuments: searchDocumentRepository(db),
    publications: publicationRepository(db),
    servers: serverRepository(db),
    drafts: draftRepository(db),
    previewLinks: previewLinkRepository(db),
    savedViews: savedViewRepository(db),
  };
}
