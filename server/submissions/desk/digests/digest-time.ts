import { timeZone } from "#contract/format-time.ts";
import { inStockholm, plainDateOf } from "../../../stockholm-time.ts";
import { isWorkingDay, previousWorkingDay } from "../inbox/working-days.ts";

const digestHour = 8;

/** A server that was off at eight still sends the digest before noon. */
const lastHour = 12;

/** The date in Stockholm whose digest is due at a time; null when none is. */
export function dueDigest(nowMs: number): Temporal.PlainDate | null {
  const now = inStockholm(nowMs);
  const isTime = now.hour >= digestHour && now.hour < lastHour;
  return isTime && isWorkingDay(now.toPlainDate()) ? now.toPlainDate() : null;
}

/** When the digest before the one of this time was due: what came in since is new. */
export function previousDigestMs(queuedAtMs: number): number {
  const plainTime = Temporal.PlainTime.from({ hour: digestHour });
  return previousWorkingDay(plainDateOf(queuedAtMs)).toZonedDateTime({ timeZone, plainTime })
    .epochMilliseconds;
}
