import type { Store } from "../../store/store.ts";
import { erase } from "../erase.ts";
import { release } from "../release.ts";
import { ConflictError } from "./errors.ts";
import { findApplication } from "./find-application.ts";
import { type ActingMember, requireEditor } from "./permissions.ts";
import { recordActivity } from "./record-activity.ts";

/**
 * Takes an application out of quarantine, which queues its mails.
 * @param options of `release`
 * @throws NotFoundError, NotAllowedError; ConflictError when it is not in quarantine
 */
export async function releaseApplication(
  store: Store,
  member: ActingMember,
  reference: string,
  options: { domain: string; hasWebhook: boolean },
): Promise<void> {
  requireEditor(member);
  const record = await findApplication(store, member, reference);
  const isReleased = await release(store, record.reference, { ...options, memberId: member.id });
  if (!isReleased) throw new ConflictError("This application is not in quarantine.");
  await recordActivity(store, member, "release", record.reference);
}

/**
 * Erases an application for good.
 * @param domain of the Message-ID of the mail that tells the team
 * @throws NotFoundError, NotAllowedError; ConflictError when it was erased before
 */
export async function eraseApplication(
  store: Store,
  dataDir: string,
  domain: string,
  member: ActingMember,
  reference: string,
): Promise<void> {
  requireEditor(member);
  const record = await findApplication(store, member, reference);
  await recordActivity(store, member, "erase", record.reference);
  const count = await erase(store, dataDir, domain, [record]);
  if (count === 0) throw new ConflictError("This application was erased before.");
}
