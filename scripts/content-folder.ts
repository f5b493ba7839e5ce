import { statSync } from "node:fs";
import { loadEnvFile, readSettings, SettingsError } from "#server/settings.ts";

/** The folder of the content that scripts check: `CONTENT_DIR`, or `content`. Settings that are wrong end the process. */
export function contentFolder(): string {
  try {
    loadEnvFile();
    const { CONTENT_DIR = "content" } = readSettings(process.env);
    if (statSync(CONTENT_DIR, { throwIfNoEntry: false })?.isDirectory()) return CONTENT_DIR;
    throw new SettingsError(`CONTENT_DIR=${CONTENT_DIR}: there is no such folder`);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
