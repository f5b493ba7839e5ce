/** An interview that was offered to an applicant. */
export type InterviewTable = {
  /** Made by the desk, so that a request sent again offers it once. Also names the calendar entry. */
  id: string;
  submissionId: string;
  /** The reply that offers the times. */
  replyId: string;
  /** `offered`: the applicant has not chosen a time yet. */
  state: "offered" | "chosen" | "cancelled";
  durationMinutes: number;
  /** An address, a link or a telephone number, as a member typed it. */
  place: string;
  /** The time that was chosen; null until then. It stays when the interview is cancelled. */
  startsAt: number | null;
  /** `SEQUENCE` of the calendar entry: rises whenever the entry changes. */
  calendarSequence: number;
  createdAt: number;
  /** The start that the reminders were about; null before them. */
  remindedAt: number | null;
};

/** The secret in the link of an applicant. */
export type InterviewTokenTable = {
  /** SHA-256 of the token. */
  tokenHash: string;
  interviewId: string;
};

/** Who of the team takes part. */
export type InterviewMemberTable = { interviewId: string; memberId: string };

/** The times that an applicant may choose from. */
export type InterviewTimeTable = { interviewId: string; startsAt: number };

/** A quarter of an hour that a member spends in an interview: each can be taken once. */
export type BusyQuarterTable = { memberId: string; startsAt: number; interviewId: string };
