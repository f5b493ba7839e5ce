/** A member who was asked to read a submission, and their judgement. */
export type ReadingTable = {
  id: string;
  submissionId: string;
  memberId: string;
  state: "asked" | "judged" | "steppedAside" | "released";
  /** 1 when the applicant is withheld from this reader until they have judged; see withheld-fields.ts. */
  isBlind: 0 | 1;
  askedAt: number;
  dueAt: number;
  judgedAt: number | null;
  /** JSON; null without one. Read only by readings.ts. */
  judgement: string | null;
};
