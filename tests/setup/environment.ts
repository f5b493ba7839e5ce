import { accessSync, constants, statSync } from "node:fs";
import { settingNames } from "#server/settings.ts";
import { fixtureContent, shareSites } from "./sites.ts";

/** The key of applicants' codes of all servers on one PostgreSQL database. */
export const sharedCodeKey = "key-of-all-servers-on-one-database-in-tests";

function isWritableFolder(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/**
 * The environment of a server or CLI under test: this process's, with only the given settings. The others are set to the
 * empty string, which also overrides `.env`, so that no test uses the machine's own database or mail server. The content
 * is the fixture content, which a data folder gets rendered.
 */
export function environment(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const unset = Object.fromEntries(settingNames.map((name) => [name, ""]));
  const { CONTENT_DIR, DATA_DIR = "" } = settings;
  if (CONTENT_DIR !== "" && isWritableFolder(DATA_DIR)) shareSites(DATA_DIR);
  return { ...process.env, ...unset, CONTENT_DIR: fixtureContent, ...settings };
}
