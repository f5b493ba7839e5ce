import * as z from "zod/mini";
import { formMessages } from "../messages.ts";
import { formKindSchema, roleSchema } from "./roles.ts";
import { requiredText } from "./text.ts";

const timeMs = z.number();

/** A person who works at the desk. Times are milliseconds since 1970. */
const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The forms they see; an owner sees all. */
  forms: z.array(formKindSchema),
  /** Whether they get the digest mail on working mornings. */
  digest: z.boolean(),
  /** Null for an invited person who has never signed in. */
  lastSeenAt: z.nullable(timeMs),
  /** Null for members who may sign in. Removed members keep their name on what they wrote. */
  removedAt: z.nullable(timeMs),
});
export type Member = z.output<typeof memberSchema>;

/** `GET /api/members` (any role: names are needed for assigning and mentions). */
export const membersSchema = z.object({ members: z.array(memberSchema) });

/** A member who may be invited just now. */
export const invitedMemberSchema = z.extend(memberSchema, {
  /** The sign-in link of an invitation that was not mailed, to hand over by other means; otherwise null. */
  link: z.nullable(z.string()),
});
export type InvitedMember = z.output<typeof invitedMemberSchema>;

/**
 * `POST /api/members` (owner): invites a person, mails the sign-in link and answers with the invited member. 409 when the
 * address is a member's.
 */
export const invitationSchema = z.strictObject({
  email: z.email(formMessages.invalidEmail),
  name: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/))),
  role: roleSchema,
  forms: z.array(formKindSchema),
});
export type Invitation = z.output<typeof invitationSchema>;

/**
 * `PATCH /api/members/:id` (owner), answered with the member and the link of a new invitation. The last owner can neither
 * be removed nor lose the role: 409.
 */
export const memberChangeSchema = z.strictObject({
  role: z.optional(roleSchema),
  forms: z.optional(z.array(formKindSchema)),
  /** True removes the member and ends all their sessions; false invites them again. */
  removed: z.optional(z.boolean()),
});
export type MemberChange = z.output<typeof memberChangeSchema>;

/**
 * `GET /api/me`; 401 without a session. `DELETE /api/me/sessions/:id` ends one session, `DELETE /api/me/sessions` all but
 * the current one, `DELETE /api/me/passkeys/:id` removes a passkey; each answers with what `GET /api/me` would.
 */
export const meSchema = z.object({
  member: memberSchema,
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Browser and system in words, such as `Firefox on macOS`. */
      device: z.string(),
      createdAt: timeMs,
      lastSeenAt: timeMs,
      isCurrent: z.boolean(),
    }),
  ),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: timeMs })),
});
export type Me = z.output<typeof meSchema>;

/** `PATCH /api/me`, answered like `GET /api/me`: what everyone may change about themselves. */
export const myChangeSchema = z.strictObject({
  name: z.optional(requiredText(200)),
  digest: z.optional(z.boolean()),
});
