import { currentRequestPages } from "./http/pages/request-pages.ts";
import { serveSitePages } from "./http/pages/site-pages.ts";
import { findMisspeltSettings } from "./misspelt-settings.ts";
import { findPolicyMismatches } from "./privacy-policy.ts";
import { openEditor } from "./publications/editor/editor.ts";
import { publishFirst } from "./publications/first.ts";
import { reportUnpublished } from "./publications/report-unpublished.ts";
import { loadEnvFile, readSettings, settingNames } from "./settings.ts";
import { pageRenderer } from "./site/page-renderer.ts";
import { openProgram } from "./site/program.ts";
import { reportState } from "./site/report-state.ts";
import { siteFolders } from "./site/site-folders.ts";
import { openSites } from "./site/sites.ts";
import { startErrorMessage } from "./start-error.ts";
import { startServer } from "./start-server.ts";
import { lockStore } from "./store/connection/server-lock.ts";
import { openStore } from "./store/store.ts";

/** Reads the settings, opens the store, publishes the content if nothing is published yet, and starts the server. */
async function main() {
  loadEnvFile();
  const settings = readSettings(process.env);
  const program = openProgram();
  const unlockStore = lockStore(settings);
  const store = await openStore(settings);
  const context = { store, program, folders: siteFolders(settings.DATA_DIR) };
  await publishFirst(context, settings, console.log);
  // Loaded before a later version takes its place on the disk.
  await import("./mail/messages/render.tsx");
  const sites = await openSites(context, console.log);
  const data = { ...sites.current().data };
  const requestPages = currentRequestPages(
    sites.current,
    await pageRenderer(program, sites.current, context.folders.pictures),
  );
  const server = await startServer({
    settings,
    misspeltSettings: findMisspeltSettings(process.env, settingNames),
    store,
    site: {
      data,
      requestPages,
      servePages: (app) => serveSitePages(app, sites, requestPages),
      problem: () => sites.state().problem,
    },
    deskFiles: program.desk,
    editor: await openEditor(context, settings, console.warn),
    followSite(log) {
      const stopChecking = reportUnpublished(context, settings, log);
      const reporting = reportState({ store, settings, program, sites, log });
      const stopFollowing = sites.follow(log, () => {
        Object.assign(data, sites.current().data);
        for (const warning of findPolicyMismatches(settings, data)) log.warn(warning);
        reporting.wake();
      });
      return async () => {
        await stopChecking();
        await stopFollowing();
        await reporting.stop();
      };
    },
  });

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    server.log.info(`${signal}: stopping`);
    const isStopped = await server.stop();
    unlockStore();
    // A part that could not be stopped may keep the process running.
    if (!isStopped) process.exit(1);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

try {
  await main();
} catch (error) {
  console.error(startErrorMessage(error, process.env));
  process.exit(1);
}
