import * as z from "zod/mini";
import { requiredText } from "./text.ts";

/** `GET /api/applications/:reference/templates`: the templates of its form, filled in. */
export const replyTemplatesSchema = z.object({
  templates: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** The stage to move to when it is sent, such as a declined one; null leaves the stage. */
      stage: z.nullable(z.string()),
      /** True for those that `d` (decline) offers. */
      declines: z.boolean(),
      subject: z.string(),
      text: z.string(),
    }),
  ),
  /** Who the mail goes to, and where answers go. */
  to: z.string(),
  replyTo: z.string(),
});
export type ReplyTemplates = z.output<typeof replyTemplatesSchema>;

/**
 * `POST /api/applications/:reference/replies`: stores the reply, its mail, its timeline entry and the change of stage
 * in one transaction. The id is made by the desk, so that a request sent again sends one mail. The mail leaves ten
 * seconds later. 409 when the version is old. `DELETE /api/replies/:id` undoes it until then (409 afterwards), the
 * change of stage too.
 */
export const newReplySchema = z.strictObject({
  id: z.uuid(),
  version: z.number(),
  subject: requiredText(200),
  text: requiredText(20_000),
  stage: z.optional(z.nullable(z.string())),
});
export type NewReply = z.output<typeof newReplySchema>;

/** How long a reply waits before it is sent, in milliseconds. */
export const undoWindowMs = 10_000;
