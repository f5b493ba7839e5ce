import type { Migration, MigrationProvider } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";
import { activity } from "./activity.ts";
import { applicantPage } from "./applicant-page.ts";
import { calendarAddresses } from "./calendar-addresses.ts";
import { cases } from "./cases.ts";
import { conversation } from "./conversation.ts";
import { deadlines } from "./deadlines.ts";
import { decisions } from "./decisions.ts";
import { deskMail } from "./desk-mail.ts";
import { deskMembers } from "./desk-members.ts";
import { deskReview } from "./desk-review.ts";
import { draftVersions } from "./draft-versions.ts";
import { drafts } from "./drafts.ts";
import { freeTimes } from "./free-times.ts";
import { inboxCounts } from "./inbox-counts.ts";
import { initial } from "./initial.ts";
import { interviews } from "./interviews.ts";
import { listIndexes } from "./list-indexes.ts";
import { mailRecipients } from "./mail-recipients.ts";
import { memberAccess } from "./member-access.ts";
import { merits } from "./merits.ts";
import { namesAndConstraints } from "./names-and-constraints.ts";
import { ownSessions } from "./own-sessions.ts";
import { pipeline } from "./pipeline.ts";
import { plainLetters } from "./plain-letters.ts";
import { previewLinks } from "./preview-links.ts";
import { publications } from "./publications.ts";
import { readings } from "./readings.ts";
import { repliedThrough } from "./replied-through.ts";
import { replyDrafts } from "./reply-drafts.ts";
import { replyFiles } from "./reply-files.ts";
import { savedViews } from "./saved-views.ts";
import { scheduledReplies } from "./scheduled-replies.ts";
import { searchConversation } from "./search-conversation.ts";
import { timelineOrder } from "./timeline-order.ts";
import { ventures } from "./ventures.ts";

/**
 * All schema changes. They run in the order of their names, so a new one takes the next number; never change one that has
 * shipped.
 */
export function migrations(dialect: Dialect): MigrationProvider {
  const all: Record<string, Migration> = {
    "0001-initial": initial(dialect),
    "0002-mail-to-some": mailRecipients,
    "0003-names-and-constraints": namesAndConstraints(dialect),
    "0004-activity": activity,
    "0005-desk-members": deskMembers,
    "0006-desk-review": deskReview(dialect),
    "0007-desk-mail": deskMail(dialect),
    "0008-plain-letters": plainLetters,
    "0009-cases": cases(dialect),
    "0010-publications": publications(dialect),
    "0011-own-sessions": ownSessions,
    "0012-deadlines": deadlines(dialect),
    "0013-readings": readings,
    "0014-drafts": drafts(dialect),
    "0015-timeline-order": timelineOrder,
    "0016-conversation": conversation(dialect),
    "0017-preview-links": previewLinks,
    "0018-decisions": decisions(dialect),
    "0019-member-access": memberAccess,
    "0020-pipeline": pipeline,
    "0021-merits": merits,
    "0022-scheduled-replies": scheduledReplies,
    "0023-reply-drafts": replyDrafts,
    "0024-reply-files": replyFiles(dialect),
    "0025-saved-views": savedViews,
    "0026-ventures": ventures,
    "0027-applicant-page": applicantPage,
    "0028-search-conversation": searchConversation,
    "0029-interviews": interviews(dialect),
    "0030-calendar-addresses": calendarAddresses,
    "0031-free-times": freeTimes,
    "0032-list-indexes": listIndexes,
    "0033-inbox-counts": inboxCounts(dialect),
    "0034-draft-versions": draftVersions,
    "0035-replied-through": repliedThrough,
  };
  return { getMigrations: async () => all };
}
