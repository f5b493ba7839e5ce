import type { Role } from "#contract/desk/roles.ts";

// better-auth writes these tables; times that it sets are ISO 8601, its booleans 0 or 1.

/** A person who may sign in to the desk. */
export type MemberTable = {
  id: string;
  name: string;
  /** Unique and in lower case. */
  email: string;
  emailVerified: number;
  createdAt: string;
  updatedAt: string;
  role: Role;
  /** JSON list of the forms a member or reader sees. */
  forms: string;
  digest: number;
  /** To within a few minutes; null before the first sign-in. */
  lastSeenAt: number | null;
  removedAt: number | null;
};

export type SessionTable = {
  id: string;
  memberId: string;
  /** Worth nothing without the signature in the cookie, whose key is not in the database. */
  token: string;
  userAgent: string | null;
  /** Always null. */
  ipAddress: string | null;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
};

/** Links and challenges that can be used once. */
export type VerificationTable = {
  id: string;
  /** Holds the hash of a link's token. */
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
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
  createdAt: string;
};
