/** A mail from an applicant, or one that may be. */
export type MessageTable = {
  id: string;
  /** The application it belongs to or, while it waits, seems to belong to. */
  submissionId: string | null;
  /** `waiting`: a member has to say which application it belongs to. */
  state: "filed" | "waiting";
  /**
   * Why it waits: it answers no mail of ours; its sender is another than the applicant; or the mailbox's server says that
   * it is not from that sender. Null when it did not wait.
   */
  reason: "unknown" | "otherSender" | "notAuthentic" | null;
  /** `automatic`: from a program, such as an absence note; `bounce`: a mail of ours could not be delivered. */
  kind: "message" | "automatic" | "bounce";
  /** `page`: the applicant wrote it on the page about the application; its `messageId` is that of no mail. */
  source: "mail" | "page";
  messageId: string;
  fromName: string;
  /** Normalized as the address of a submission; empty when it names none. */
  fromAddress: string;
  subject: string;
  text: string;
  /** 1 when it was too large, or could not be parsed as a whole. */
  isIncomplete: 0 | 1;
  /** When the mailbox took it. */
  sentAt: number;
  receivedAt: number;
};

/** An attachment. Its content is kept only when it passed the checks of resumes. */
export type MessageFileTable = {
  id: string;
  messageId: string;
  /** The name the sender gave it. Only a label, never a path. */
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  checked: "unchecked" | "clean" | null;
  /** Why its content is not kept; null when it is. */
  refusal: "type" | "unsafe" | "virus" | "tooLarge" | "tooMany" | null;
  content: Buffer | null;
};

/** A mail that was fetched from a mailbox. It holds no personal data and survives the erasure of its message. */
export type ReceivedMailTable = {
  /** SHA-256 of its Message-ID: a mail is stored once, wherever it is in the mailbox. */
  messageIdHash: string;
  mailbox: string;
  uidValidity: number;
  uid: number;
  /** The id of its message; null once that was deleted. */
  messageRow: string | null;
  /** 1 when the mail has to be deleted from the mailbox, because its message was. */
  isToDelete: 0 | 1;
};

/** A mailbox that mails are fetched from, by one server at a time. */
export type MailboxTable = {
  /** User, host and folder. */
  name: string;
  uidValidity: number;
  /** Mails with this UID or a lower one have been fetched. */
  lastUid: number;
  /** The server that fetches, and until when no other may. */
  leaseOwner: string | null;
  leaseUntil: number;
  /** When it was last read to its end. */
  readAt: number | null;
  /** Codes of the last failure; null when it could be read since. */
  failure: string | null;
};

/** The token in the address that an applicant's answers are sent to. */
export type ReplyTokenTable = { tokenHash: string; submissionId: string };
