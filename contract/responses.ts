import type { InterviewView } from "./interviews.ts";

/** The API's answer to a submission. */
export type SubmissionResponse = {
  /** A text for the visitor. */
  message: string;
  /** With 200 only. */
  reference?: string;
  /** With 422 only: an error text for each wrong field, by its name. */
  errors?: Record<string, string>;
};

/** What an applicant has just done on their page. */
export type ApplicationNotice = "sent" | "corrected" | "interviewChosen" | "interviewCancelled";

/** The answer of `POST /api/application/view`. */
export type ApplicationView = {
  message: string;
  reference: string;
  formType: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Its stage in words for the applicant; null when the stage has none. */
  stage: string | null;
  /** Until when an answer is promised, ISO 8601; null once answered, ended or withdrawn. */
  answerBy: string | null;
  isWithdrawn: boolean;
  /** The fields that the applicant can correct. */
  correctable: { name: string; label: string }[];
  /** Whether it can still be withdrawn. */
  canWithdraw: boolean;
  /** The last interview that was offered; null without one. */
  interview: InterviewView | null;
  /** Mails and messages between the applicant and the team, oldest first. */
  conversation: {
    id: string;
    from: "you" | "us";
    /** ISO 8601, UTC. */
    sentAt: string;
    subject: string;
    text: string;
    /** Names of attachments. */
    files: string[];
  }[];
  fields: { label: string; value: string }[];
  /** The resume in base64, with its size in bytes; null without one. */
  file: { name: string; type: string; size: number; content: string } | null;
};
