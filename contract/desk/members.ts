import * as z from "zod/mini";
import { dateOf } from "./format-day.ts";
import { calendarAccountSchema, weekSchema } from "./free-hours.ts";
import { formKindSchema, type Role, roleSchema, type SiteRight, siteRightSchema } from "./roles.ts";
import { route } from "./route.ts";
import { newPasskeySchema, passkeyOptionsSchema } from "./sign-in.ts";
import { memberEmail, requiredText } from "./text.ts";

const timeMs = z.number();

/** A person who works at the desk. Times are milliseconds since 1970. */
const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The forms they see; an owner sees all. */
  forms: z.array(formKindSchema),
  /** Positions whose job applications they see without the form. */
  positions: z.array(z.string()),
  /** Companies for whose jobs they see the applications without the form. */
  ventures: z.array(z.string()),
  /** When they stop seeing anything and are removed; null for never. */
  accessEndsAt: z.nullable(timeMs),
  site: siteRightSchema,
  /** Whether they get the digest mail on working mornings. */
  digest: z.boolean(),
  /** Null for an invited person who has never signed in. */
  lastSeenAt: z.nullable(timeMs),
  /** Null for members who may sign in. Removed members keep their name on what they wrote. */
  removedAt: z.nullable(timeMs),
});
export type Member = z.output<typeof memberSchema>;

/** `GET /api/positions` (owner): those that the site offers or that have applications, and the companies whose they are. */
const positionsSchema = z.object({ positions: z.array(z.string()), ventures: z.array(z.string()) });
export type KnownPositions = z.output<typeof positionsSchema>;

/**
 * A member as all others see them, for assigning and mentions: with the address when they see some of the same
 * applications, with those positions and ventures that both see. Only owners learn when somebody was last there.
 */
const colleagueSchema = z.extend(z.omit(memberSchema, { digest: true, lastSeenAt: true }), {
  lastSeenAt: z.optional(memberSchema.shape.lastSeenAt),
});
export type Colleague = z.output<typeof colleagueSchema>;

/** `GET /api/members` (any role). */
const membersSchema = z.object({ members: z.array(colleagueSchema) });

/** A member who may be invited just now. */
const invitedMemberSchema = z.extend(memberSchema, {
  /** The sign-in link of an invitation that was not mailed, to hand over by other means; otherwise null. */
  link: z.nullable(z.string()),
});
export type InvitedMember = z.output<typeof invitedMemberSchema>;

/**
 * `GET /api/members/:id/work` (owner): how many open applications are assigned to the member, how many are late, and how
 * many of the member's replies wait for their time, and in how many meetings to come they take part.
 */
const memberWorkSchema = z.object({
  open: z.record(formKindSchema, z.number()),
  late: z.number(),
  scheduled: z.number(),
  meetings: z.number(),
});
export type MemberWork = z.output<typeof memberWorkSchema>;

const names = z.array(z.string().check(z.maxLength(200), z.regex(/^[^\0]+$/))).check(z.maxLength(100));
/** The last day of their access, in Stockholm; null for no end. */
const accessUntil = z.nullable(
  z.iso
    .date("Please write a valid day, like 2026-11-30.")
    .check(z.refine((date) => date >= dateOf(Date.now()), "Please choose today or a later day.")),
);

/** Without a form, position or venture a member would see nothing; owners see all. */
const noForms = "Please choose at least one kind of application, position or venture.";
type NewAccess = {
  role?: Role | undefined;
  forms?: unknown[] | undefined;
  positions?: unknown[] | undefined;
  ventures?: unknown[] | undefined;
  site?: SiteRight | undefined;
};
const hasForms = z.refine<NewAccess>(
  ({ role, forms, positions = [], ventures = [], site = "none" }) =>
    role === "owner" || forms?.length !== 0 || positions.length + ventures.length > 0 || site !== "none",
  { message: noForms, path: ["forms"] },
);

/**
 * `POST /api/members` (owner): invites a person, mails the sign-in link and answers with the invited member. 409 when the
 * address is a member's.
 */
const invitationSchema = z
  .strictObject({
    email: memberEmail,
    name: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/))),
    role: roleSchema,
    forms: z.array(formKindSchema),
    positions: z.optional(names),
    ventures: z.optional(names),
    accessUntil: z.optional(accessUntil),
    site: z.optional(siteRightSchema),
  })
  .check(hasForms);
export type Invitation = z.output<typeof invitationSchema>;

/** What a member may do and until when, as the store has it. */
export const memberAccessSchema = z.pick(memberSchema, {
  role: true,
  forms: true,
  positions: true,
  ventures: true,
  accessEndsAt: true,
  site: true,
});
export type MemberAccess = z.output<typeof memberAccessSchema>;

/**
 * `PATCH /api/members/:id` (owner), answered with the member and the link of a new invitation. The last owner can neither
 * be removed nor lose the role: 409. So is a change of what another owner has changed since it was seen.
 */
const memberChangeSchema = z
  .strictObject({
    role: z.optional(roleSchema),
    forms: z.optional(z.array(formKindSchema)),
    positions: z.optional(names),
    ventures: z.optional(names),
    accessUntil: z.optional(accessUntil),
    site: z.optional(siteRightSchema),
    /** What the member could do when the change was begun. */
    seen: z.optional(memberAccessSchema),
    /** True removes the member and ends all their sessions; false invites them again. */
    removed: z.optional(z.boolean()),
    /** Who gets the open applications that the member can no longer work on; nobody when left out or null. */
    handTo: z.optional(z.nullable(z.string())),
  })
  .check(hasForms);
export type MemberChange = z.output<typeof memberChangeSchema>;

/**
 * `GET /api/me`; 401 without a session. `DELETE /api/me/sessions/:id` ends one session, `DELETE /api/me/sessions` all but
 * the current one, `DELETE /api/me/passkeys/:id` removes a passkey; each answers with what `GET /api/me` would.
 */
const meSchema = z.object({
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
  /** When the secret address of their calendar was made; null without one. */
  calendarAddressMadeAt: z.nullable(timeMs),
  /** When they take interviews. */
  freeHours: weekSchema,
  /** The calendar that the desk reads; null without one. */
  calendarAccount: z.nullable(z.object({ url: z.string(), user: z.string() })),
});
export type Me = z.output<typeof meSchema>;

/** `PATCH /api/me`, answered like `GET /api/me`: what everyone may change about themselves. */
const myChangeSchema = z.strictObject({
  name: z.optional(requiredText(200)),
  digest: z.optional(z.boolean()),
  freeHours: z.optional(weekSchema),
});
export type MyChange = z.output<typeof myChangeSchema>;

/**
 * `POST /api/me/calendar`: makes a new secret address of one's calendar, which is told only here; an earlier one no longer
 * opens. `DELETE` ends it.
 */
const calendarAddressSchema = z.object({ url: z.string() });

export const memberApi = {
  list: route("GET", "/members", { answer: membersSchema }),
  positions: route("GET", "/positions", { answer: positionsSchema }),
  work: route("GET", "/members/:id/work", { answer: memberWorkSchema }),
  invite: route("POST", "/members", { body: invitationSchema, answer: invitedMemberSchema }),
  change: route("PATCH", "/members/:id", { body: memberChangeSchema, answer: invitedMemberSchema }),
};

/** What members see and change of their own. */
export const meApi = {
  read: route("GET", "/me", { answer: meSchema }),
  change: route("PATCH", "/me", { body: myChangeSchema, answer: meSchema }),
  endOtherSessions: route("DELETE", "/me/sessions", { answer: meSchema }),
  endSession: route("DELETE", "/me/sessions/:id", { answer: meSchema }),
  passkeyOptions: route("POST", "/me/passkeys/options", { answer: passkeyOptionsSchema }),
  addPasskey: route("POST", "/me/passkeys", { body: newPasskeySchema, answer: meSchema }),
  removePasskey: route("DELETE", "/me/passkeys/:id", { answer: meSchema }),
  makeCalendarAddress: route("POST", "/me/calendar", { answer: calendarAddressSchema }),
  removeCalendarAddress: route("DELETE", "/me/calendar", { answer: meSchema }),
  /** Answered once the calendar was read; 409 with the reason when it cannot be. */
  connectCalendar: route("POST", "/me/calendar-account", { body: calendarAccountSchema, answer: meSchema }),
  disconnectCalendar: route("DELETE", "/me/calendar-account", { answer: meSchema }),
};
