import { settingNames } from "#server/settings.ts";

/** The key of applicants' codes of all servers on one PostgreSQL database. */
export const sharedCodeKey = "key-of-all-servers-on-one-database-in-tests";

/**
 * The environment of a server or CLI under test: this process's, with only the given settings. The others are set to the
 * empty string, which also overrides `.env`, so that no test uses the machine's own database or mail server.
 */
export function environment(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const unset = Object.fromEntries(settingNames.map((name) => [name, ""]));
  return { ...process.env, ...unset, ...settings };
}
