import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { CalendarAccountTable } from "./tables/member-tables.ts";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** A key for this use alone, from the key that is kept beside the store and never in it. */
const keyFrom = (codeKey: string) => Buffer.from(hkdfSync("sha256", codeKey, "", "calendar passwords", 32));

/** What a password belongs to: whoever can write to the database cannot have it sent to another server. */
const belongsTo = ({ memberId, url, user }: CalendarAccountTable) =>
  Buffer.from(JSON.stringify([memberId, url, user]));

/** An account as it is stored, with its password encrypted. */
export function encryptPassword(account: CalendarAccountTable, codeKey: string): CalendarAccountTable {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, keyFrom(codeKey), nonce).setAAD(belongsTo(account));
  const text = Buffer.concat([encryption.update(account.password, "utf8"), encryption.final()]);
  return {
    ...account,
    password: Buffer.concat([nonce, encryption.getAuthTag(), text]).toString("base64url"),
  };
}

/** The password of a stored account; null when it was encrypted with another key, or for another account. */
export function decryptPassword(account: CalendarAccountTable, codeKey: string): string | null {
  const stored = Buffer.from(account.password, "base64url");
  const [nonce, tag, text] = [
    stored.subarray(0, nonceBytes),
    stored.subarray(nonceBytes, nonceBytes + tagBytes),
    stored.subarray(nonceBytes + tagBytes),
  ];
  try {
    const decryption = createDecipheriv(cipher, keyFrom(codeKey), nonce, { authTagLength: tagBytes })
      .setAAD(belongsTo(account))
      .setAuthTag(tag);
    return Buffer.concat([decryption.update(text), decryption.final()]).toString("utf8");
  } catch {
    return null;
  }
}
