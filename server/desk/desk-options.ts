import type { FastifyBaseLogger } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import type { Transport } from "../mail/transport.ts";
import type { VirusScan } from "../resumes/virus-scan.ts";
import type { Settings } from "../settings.ts";
import type { ServerStore } from "../store/store.ts";
import type { OpenEditor } from "./site-editor.ts";

export type DeskOptions = {
  settings: Settings;
  store: ServerStore;
  data: ServerData;
  /** For mails that a person waits for, such as sign-in links; all others go through the outbox. */
  transport: Transport;
  /** Checks attachments of replies for viruses. */
  scan: VirusScan;
  /** Opens the site's content for editing; null where it is edited in files only. */
  editor: OpenEditor;
  /** The desk's public address without a slash at its end; known once it listens. */
  deskUrl: () => string;
  /** The folder of the built desk. */
  files: string;
  /** Called after mails were queued, so that they are sent at once. */
  onMailQueued: () => void;
  log: FastifyBaseLogger;
};
