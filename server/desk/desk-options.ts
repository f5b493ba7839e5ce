import type { FastifyBaseLogger } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import type { Transport } from "../mail/transport.ts";
import type { Settings } from "../settings.ts";
import type { Authentication } from "../store/authentication.ts";
import type { ServerStore } from "../store/store.ts";

export type DeskOptions = {
  settings: Settings;
  store: ServerStore;
  data: ServerData;
  authentication: Authentication;
  /** For mails that a person waits for, such as sign-in links; all others go through the outbox. */
  transport: Transport;
  /** The desk's public address without a slash at its end; known once it listens. */
  deskUrl: () => string;
  /** The folder that the build wrote. */
  dist: string;
  /** Called after mails were queued, so that they are sent at once. */
  onMailQueued: () => void;
  log: FastifyBaseLogger;
};
