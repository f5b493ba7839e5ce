import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";

/** Where the desk listens unless `DESK_PORT` says otherwise. */
export const defaultDeskPort = 3001;

/** A sign-in link; its token is in the fragment, so that no log and no referrer has it. */
export const signInLink = (deskUrl: string, token: string): string => `${deskUrl}/sign-in/link#${token}`;

/** The desk's address in mails and webhooks: without `DESK_URL`, where a server has started its desk last. */
export const deskUrlOf = async (
  { metadata }: Pick<Store, "metadata">,
  { DESK_URL, DESK_PORT }: Pick<Settings, "DESK_URL" | "DESK_PORT">,
): Promise<string> =>
  DESK_URL ?? (await metadata.deskUrl()) ?? `http://localhost:${Number(DESK_PORT) || defaultDeskPort}`;
