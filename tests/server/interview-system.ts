import { randomUUID } from "node:crypto";
import { readStages } from "#content-model/stages.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import type { NewInterview } from "#contract/desk/interviews.ts";
import type { Member } from "#contract/desk/members.ts";
import { dayMs } from "#contract/durations.ts";
import { composeMail } from "#server/mail/compose-mail.ts";
import { readSettings } from "#server/settings.ts";
import { readServerData } from "#server/site/open-site.ts";
import { deriveInterviewToken, hashToken } from "#server/store/secret-token.ts";
import { offerInterview } from "#server/submissions/desk/interviews/offer-interview.ts";
import { fixtureSite } from "../setup/sites.ts";
import { submit, type TestStore } from "./test-store.ts";

const stages = await readStages();

/** A time of Stockholm some days ahead. */
export const at = (daysAhead: number, clock: string) => `${dateOf(Date.now() + daysAhead * dayMs)}T${clock}`;

/** A calendar entry of a mail, and who gets it. */
export type SentEntry = { to: string; subject: string; method: string; content: string };

/** Offers interviews in a store of this process, and composes the mails about them. */
export function interviewSystem({ store, dataDir }: Pick<TestStore, "store" | "dataDir">) {
  const settings = readSettings({ DATA_DIR: dataDir });
  let applicants = 0;
  const versionOf = async (reference: string) =>
    (await store.submissions.findByReference(reference))?.version ?? 0;

  /** The queued mails about interviews of a submission that have a recipient, as they would be sent now. */
  async function composeQueued(reference: string) {
    const submission = await store.submissions.findByReference(reference);
    const mails = await store.mails.ofSubmissions(submission ? [submission.id] : []);
    const data = await readServerData(fixtureSite);
    const composed = [];
    for (const mail of mails) {
      if (mail.interviewId === null || mail.state !== "queued") continue;
      const { envelope, subject = "", icalEvent } = await composeMail({ store, settings, data }, mail);
      const entry = icalEvent as { method: string; content: string } | undefined;
      if (envelope.to[0]) composed.push({ kind: mail.kind, to: envelope.to[0], subject, entry });
    }
    return composed;
  }

  return {
    versionOf,
    composeQueued,

    /** @returns the reference */
    apply: (email = `applicant${++applicants}@example.se`) => submit(store, { email }),

    /** @returns the interview's id and the token of its link */
    async offer(member: Member, reference: string, times: string[], changes: Partial<NewInterview> = {}) {
      const offer: NewInterview = {
        ...{
          id: randomUUID(),
          replyId: randomUUID(),
          version: await versionOf(reference),
          subject: "Times",
          text: "Choose.",
        },
        ...{ durationMinutes: 45, place: "Tangent street 4", memberIds: [member.id], times },
        ...changes,
      };
      await offerInterview(store, stages, member, reference, offer);
      // As when the mail is composed.
      const token = deriveInterviewToken(offer.id, store.codeKey);
      await store.interviews.saveToken(hashToken(token), offer.id);
      return { id: offer.id, token, replyId: offer.replyId };
    },

    /** The mail of a reply as it would leave now. */
    async mailOf(replyId: string) {
      const { submissionId = "" } = (await store.replies.find(replyId)) ?? {};
      const mail = (await store.mails.ofSubmissions([submissionId])).find((each) => each.replyId === replyId);
      if (!mail) throw new Error("The reply has no mail");
      return composeMail({ store, settings, data: await readServerData(fixtureSite) }, mail);
    },

    /** The queued mails about interviews of a submission with their calendar entries; they are then cancelled. */
    async takeEntries(reference: string): Promise<SentEntry[]> {
      const entries = (await composeQueued(reference)).flatMap(({ to, subject, entry }): SentEntry[] =>
        entry ? [{ to, subject, method: entry.method, content: entry.content }] : [],
      );
      const submission = await store.submissions.findByReference(reference);
      if (submission) await store.mails.cancel([submission.id]);
      return entries.sort((a, b) => (a.to < b.to ? -1 : 1));
    },
  };
}
