import type { ServerData } from "#contract/server-data.ts";
import type { Settings } from "../settings.ts";
import type { ServerStore } from "../store/store.ts";

/** Dependencies of composing mails. */
export type MailContext = { store: ServerStore; settings: Settings; data: ServerData };
