import { randomBytes } from "node:crypto";

/** A name that sorts by time (UTC) and is not used twice: `20261123-090512-3fa2`. */
export function newId(now = new Date()): string {
  const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
  return `${time}-${randomBytes(2).toString("hex")}`;
}
