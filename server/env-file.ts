import { readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";

/** Thrown for settings that cannot be read. Its message has a line for each: its name, its value, what it must be. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** Quoted values, which may have several lines. */
const quotedValue = /=[ \t]*(["'`])[\s\S]*?\1/g;

const assignment = /^\s*(?:export\s+)?([\w.-]+)\s*=/;
const blankOrComment = /^\s*(#.*)?$/;

function decode(file: string, bytes: Buffer): string {
  // A byte order mark of UTF-16, or a zero byte, which is half of an ASCII character there.
  if (/^(fffe|feff)/.test(bytes.subarray(0, 2).toString("hex")) || bytes.includes(0)) {
    throw new SettingsError(`${file} is saved as UTF-16: save it as UTF-8.`);
  }
  return bytes.toString("utf8").replace(/^\u{feff}/u, "");
}

function read(file: string): string | null {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return null;
    if (found.isDirectory()) throw new SettingsError(`${file} is a folder: it must be a file.`);
    return decode(file, readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EACCES" && code !== "EPERM") throw error;
    throw new SettingsError(
      `${file} is there, but this user may not read it. Give the user of the server read access.`,
    );
  }
}

/**
 * @throws SettingsError for each line that is no `NAME=value`, of which nothing but its first word is shown, or that has
 * a `#` outside of quotes: a comment for Node, part of the value for systemd. What the environment has already is not
 * read from the file.
 */
function requireAssignments(file: string, text: string, environment: NodeJS.ProcessEnv) {
  const errors = text
    .replace(quotedValue, (value) => `=${"\n".repeat(value.split("\n").length - 1)}`)
    .split(/\r?\n/)
    .flatMap((line, index) => {
      if (blankOrComment.test(line)) return [];
      const place = `${file}:${index + 1}`;
      const [, name] = assignment.exec(line) ?? [];
      if (name === undefined) {
        const [, word = "NAME"] = /^\s*([A-Z][A-Z_]*)\b/.exec(line) ?? [];
        return [`${place}: write ${word}=value, with = after the name.`];
      }
      return line.includes("#") && environment[name] === undefined
        ? [`${place}: put the value in quotes, because it has a #; a comment stands on a line of its own.`]
        : [];
    });
  if (errors.length > 0) throw new SettingsError(errors.join("\n"));
}

/**
 * Reads `.env` into the environment if it exists. Variables that are already set keep their value.
 * @throws SettingsError when it cannot be read, or has a line that is no setting, or one that systemd reads in another way
 */
export function loadEnvFile(file = ".env", environment = process.env) {
  const text = read(file);
  if (text === null) return;
  requireAssignments(file, text, environment);
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}
