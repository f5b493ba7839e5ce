import { becomeOwner } from "../../become-owner.ts";
import { loadEnvFile, readSettings, type Settings } from "../../settings.ts";
import type { SiteContext } from "../../site/prepare-site.ts";
import { openProgram } from "../../site/program.ts";
import { siteFolders } from "../../site/site-folders.ts";
import { requireSqliteFile } from "../../store/connection/existing-store.ts";
import { openStoreWithoutKey, type Store } from "../../store/store.ts";
import { userName } from "../../terminal-user.ts";

export type CliContext = {
  site: SiteContext & { store: Store };
  settings: Settings;
  /** The user's name on this machine. */
  author: string;
};

/** Opens the store, runs a command with it, and closes it again. */
export async function withContext(run: (context: CliContext) => Promise<void>): Promise<void> {
  loadEnvFile();
  const settings = readSettings(process.env);
  const author = userName(process.env);
  if (!settings.DATABASE_URL) requireSqliteFile(settings.DATA_DIR);
  await becomeOwner(settings.DATA_DIR);
  const store = await openStoreWithoutKey(settings);
  try {
    const site = { store, program: openProgram(), folders: siteFolders(settings.DATA_DIR) };
    await run({ site, settings, author });
  } finally {
    await store.close();
  }
}
