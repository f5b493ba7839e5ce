import { settingNames } from "#server/settings.ts";

/**
 * The environment for a server or tool under test: this process's own, with no settings but those given. Names that
 * are set, even to nothing, win over `.env`, so no test reaches the store or the mail server its machine is set up for.
 */
export function environment(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const unset = Object.fromEntries(settingNames.map((name) => [name, ""]));
  return { ...process.env, ...unset, ...settings };
}
