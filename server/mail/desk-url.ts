import type { Settings } from "../settings.ts";

/** The desk's address in mails and webhooks; its default is where it listens unless the port is taken. */
export const deskUrlOf = ({ DESK_URL, DESK_PORT }: Pick<Settings, "DESK_URL" | "DESK_PORT">): string =>
  DESK_URL ?? `http://localhost:${DESK_PORT || 3001}`;
