import { activityRepository } from "./repositories/activity.ts";
import { calendarAccountRepository } from "./repositories/calendar-accounts.ts";
import { calendarAddressRepository } from "./repositories/calendar-addresses.ts";
import { changeRepository, type StoreChange } from "./repositories/changes.ts";
import { decisionRepository } from "./repositories/decisions.ts";
import { draftRepository } from "./repositories/drafts.ts";
import { fileRepository } from "./repositories/files.ts";
import { freeHoursRepository } from "./repositories/free-hours.ts";
import { idempotencyKeyRepository } from "./repositories/idempotency-keys.ts";
import { inboxRepository } from "./repositories/inbox.ts";
import { interviewRepository } from "./repositories/interviews.ts";
import { mailListRepository } from "./repositories/mail-list.ts";
import { mailboxRepository } from "./repositories/mailboxes.ts";
import { mailRepository } from "./repositories/mails.ts";
import { memberRepository } from "./repositories/members.ts";
import { meritsRepository } from "./repositories/merits.ts";
import { messageRepository } from "./repositories/messages.ts";
import { metadataRepository } from "./repositories/metadata.ts";
import { noteRepository } from "./repositories/notes.ts";
import { numberRepository } from "./repositories/numbers.ts";
import { oneTimeTokenRepository } from "./repositories/one-time-tokens.ts";
import { passkeyRepository } from "./repositories/passkeys.ts";
import { pipelineRepository } from "./repositories/pipeline.ts";
import { previewLinkRepository } from "./repositories/preview-links.ts";
import { publicationRepository } from "./repositories/publications.ts";
import { rateLimitRepository } from "./repositories/rate-limits.ts";
import { readingRepository } from "./repositories/readings.ts";
import { replyRepository } from "./repositories/replies.ts";
import { replyDraftRepository } from "./repositories/reply-drafts.ts";
import { replyFileRepository } from "./repositories/reply-files.ts";
import { replyTokenRepository } from "./repositories/reply-tokens.ts";
import { reviewRepository } from "./repositories/review.ts";
import { savedViewRepository } from "./repositories/saved-views.ts";
import { searchDocumentRepository } from "./repositories/search-documents.ts";
import { serverRepository } from "./repositories/servers.ts";
import { sessionRepository } from "./repositories/sessions.ts";
import { statisticsRepository } from "./repositories/statistics.ts";
import { submissionRepository } from "./repositories/submissions.ts";
import { timelineRepository } from "./repositories/timeline.ts";
import { webhookRepository } from "./repositories/webhooks.ts";
import type { Connection, Dialect } from "./tables/schema.ts";

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
    idempotencyKeys: idempotencyKeyRepository(db, dialect),
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
    publications: publicationRepository(db, dialect),
    servers: serverRepository(db),
    drafts: draftRepository(db),
    previewLinks: previewLinkRepository(db),
    savedViews: savedViewRepository(db),
  };
}
