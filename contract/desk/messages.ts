import * as z from "zod/mini";
import { cursorSchema } from "./cursor.ts";
import { route } from "./route.ts";

/** Why the content of an attachment is not kept. It is still in the mailbox. */
export const fileRefusals = {
  type: "not kept: only PDF and Word documents are kept",
  unsafe: "not kept: it has active content such as macros, or cannot be read",
  virus: "not kept: the virus check found a virus",
  tooLarge: "not kept: too large",
  tooMany: "not kept: too many attachments",
} as const;

const fileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  sizeBytes: z.number(),
  /** Null when its content is not kept. */
  checked: z.nullable(z.enum(["unchecked", "clean"])),
  refusal: z.nullable(z.enum(["type", "unsafe", "virus", "tooLarge", "tooMany"])),
  /** Null when its content is not kept. */
  downloadUrl: z.nullable(z.string()),
});

/** A mail of an applicant, as text. */
export const messageSchema = z.object({
  id: z.string(),
  /** `automatic`: from a program, such as an absence note; `bounce`: a mail of ours could not be delivered. */
  kind: z.enum(["message", "automatic", "bounce"]),
  fromName: z.string(),
  fromAddress: z.string(),
  subject: z.string(),
  text: z.string(),
  /** It was too large to be read as a whole. */
  isIncomplete: z.boolean(),
  /** When the mailbox took it. */
  sentAt: z.number(),
  files: z.array(fileSchema),
});
export type Message = z.output<typeof messageSchema>;

/** Mails that wait until somebody says which application they belong to, newest first. */
const unmatchedPageSchema = z.object({
  messages: z.array(
    z.extend(messageSchema, {
      /** The application that it seems to belong to. */
      reference: z.nullable(z.string()),
      /** Why it waits: it answers no mail of ours; another sender than the applicant; or probably a forged one. */
      reason: z.enum(["unknown", "otherSender", "notAuthentic"]),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type UnmatchedPage = z.output<typeof unmatchedPageSchema>;
export type UnmatchedMessage = UnmatchedPage["messages"][number];

const referenceSchema = z.strictObject({
  reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
});

/** `assign` and `delete` answer 409 when the mail no longer waits; deleted ones leave the mailbox, too. */
export const messageApi = {
  list: route("GET", "/messages", {
    query: z.object({ cursor: z.optional(cursorSchema) }),
    answer: unmatchedPageSchema,
  }),
  assign: route("POST", "/messages/:id/assign", { body: referenceSchema, answer: referenceSchema }),
  delete: route("DELETE", "/messages/:id"),
  file: route("GET", "/messages/:id/files/:file", { answer: "file" }),
};
