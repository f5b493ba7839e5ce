import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";

/** The desk's address in mails and webhooks: without `DESK_URL`, where a server has started its desk last. */
export const deskUrlOf = async (
  { metadata }: Pick<Store, "metadata">,
  { DESK_URL, DESK_PORT }: Pick<Settings, "DESK_URL" | "DESK_PORT">,
): Promise<string> =>
  DESK_URL ?? (await metadata.deskUrl()) ?? `http://localhost:${Number(DESK_PORT) || 3001}`;
