import { loadEnvFile, readSettings, SettingsError } from "#server/settings.ts";

/** The folder of the content that scripts check: `CONTENT_DIR`, or `content`. Settings that are wrong end the process. */
export function contentFolder(): string {
  try {
    loadEnvFile();
    return readSettings(process.env).CONTENT_DIR ?? "content";
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
