import { formatCount } from "#contract/count.ts";
import { minuteMs } from "#contract/durations.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Settings } from "./settings.ts";

/** Compares the settings with what the privacy policy states. @returns a sentence for each difference */
export function findPolicyMismatches(
  { RETENTION_DAYS, RATE_LIMIT }: Pick<Settings, "RETENTION_DAYS" | "RATE_LIMIT">,
  { privacyPeriods: { retentionDays, rateLimitMinutes } }: Pick<ServerData, "privacyPeriods">,
): string[] {
  const mismatches: string[] = [];
  if (RETENTION_DAYS !== retentionDays) {
    const kept = RETENTION_DAYS === 0 ? " never erases applications" : "";
    mismatches.push(
      `RETENTION_DAYS=${RETENTION_DAYS}${kept}, but the privacy policy says ${retentionDays} days. Change the setting, or periods.retentionDays in content/pages/privacy.md.`,
    );
  }
  if (RATE_LIMIT && RATE_LIMIT.windowMs !== rateLimitMinutes * minuteMs) {
    mismatches.push(
      `RATE_LIMIT counts for ${formatCount(RATE_LIMIT.windowMs / minuteMs, "minute")}, but the privacy policy says ${rateLimitMinutes}. Change the setting, or periods.rateLimitMinutes in content/pages/privacy.md.`,
    );
  }
  return mismatches;
}
