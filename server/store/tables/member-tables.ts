import type { Generated } from "kysely";
import type { Role, SiteRight } from "#contract/desk/roles.ts";

/** A person who may sign in to the desk. */
export type MemberTable = {
  id: string;
  name: string;
  /** Unique and in lower case. */
  email: string;
  /** 1 and the time of addition, for servers of an earlier version. */
  emailVerified: number;
  updatedAt: string;
  /** ISO 8601. */
  createdAt: string;
  role: Role;
  /** JSON list of the forms a member or reader sees. */
  forms: string;
  /** JSON list of the positions whose job applications they see without the form. */
  positions: Generated<string>;
  /** JSON list of the companies whose job applications they see without the form. */
  ventures: Generated<string>;
  /** When they stop seeing anything; null for never. */
  accessEndsAt: Generated<number | null>;
  /** What they may do with the site's content. */
  site: Generated<SiteRight>;
  digest: number;
  /** To within a few minutes; null before the first sign-in. */
  lastSeenAt: number | null;
  removedAt: number | null;
};

export type SessionTable = {
  id: string;
  memberId: string;
  /** SHA-256 of the token in the cookie. */
  tokenHash: string;
  userAgent: string;
  createdAt: number;
  /** To within a quarter of an hour. */
  lastSeenAt: number;
};

/** Links and challenges that can be used once. */
export type OneTimeTokenTable = {
  /** SHA-256 of the token. */
  tokenHash: string;
  purpose: "sign-in" | "set-up" | "passkey-sign-in" | "new-passkey";
  /** Who may use it; null when that is not known yet. */
  memberId: string | null;
  expiresAt: number;
};

/** A link that shows the drafts of the site to whoever has it. */
export type PreviewLinkTable = {
  /** SHA-256 of the token. */
  tokenHash: string;
  /** Who made it, and can end it. */
  memberId: string;
  expiresAt: number;
};

/** The secret address at which a member's calendar program reads their interviews. */
export type CalendarAddressTable = {
  memberId: string;
  /** SHA-256 of the token in the address. */
  tokenHash: string;
  createdAt: number;
};

/** When a member takes interviews. */
export type FreeHoursTable = {
  memberId: string;
  /** JSON list of `FreeHours`. */
  hours: string;
};

/** A member's calendar that the desk reads by CalDAV. */
export type CalendarAccountTable = {
  memberId: string;
  url: string;
  user: string;
  /** Encrypted; see calendar-password.ts. */
  password: string;
};

export type PasskeyTable = {
  id: string;
  memberId: string;
  name: string | null;
  /** Base64url, as are credential ids. */
  publicKey: string;
  credentialId: string;
  counter: number;
  deviceType: string;
  backedUp: number;
  /** Comma-separated. */
  transports: string | null;
  aaguid: string | null;
  /** ISO 8601. */
  createdAt: string;
};
