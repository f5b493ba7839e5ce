import { existingContentFolder } from "#server/publications/content-folder.ts";
import { ContentRepositoryError } from "#server/publications/content-repository.ts";
import { loadEnvFile, readSettings, SettingsError } from "#server/settings.ts";

/** The folder of the content that scripts check: the one that is published. Settings that are wrong end the process. */
export function contentFolder(): string {
  try {
    loadEnvFile();
    return existingContentFolder(readSettings(process.env));
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof ContentRepositoryError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
