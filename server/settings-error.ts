/** Thrown for settings that cannot be read. Its message has a line for each: its name, its value, what it must be. */
export class SettingsError extends Error {
  override name = "SettingsError";
}
