import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { findMisspeltSettings } from "./misspelt-settings.ts";
import { type LivePagesOptions, livePages } from "./preview/live-pages.ts";
import { readSettings, settingNames } from "./settings.ts";
import { startServer } from "./start-server.ts";
import { openStore } from "./store/store.ts";

export type DevelopmentServer = {
  /** Answers a request that the development server does not answer itself. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  stop: () => Promise<unknown>;
};

/**
 * Starts the whole server on the content folder as it is, for `npm run dev`, which loads this module again when the
 * server's code has changed.
 * @param environment its settings
 * @throws ContentError when it cannot read what it needs of the content
 */
export async function startDevelopmentServer(
  environment: NodeJS.ProcessEnv,
  pages: LivePagesOptions,
): Promise<DevelopmentServer> {
  const settings = readSettings(environment);
  const site = await livePages(pages);
  const store = await openStore(settings);
  const server = await startServer({
    settings,
    misspeltSettings: findMisspeltSettings(environment, settingNames),
    store,
    site,
    // The development server of the desk has its files.
    deskFiles: path.resolve("desk"),
    editor: null,
    followSite: () => async () => {},
  });
  return { handle: server.handle, stop: server.stop };
}
