import { distance } from "fastest-levenshtein";

/** Shorter names resemble what systems set themselves: HOST and HOME. */
const minNameLength = 7;

/** Two letters that changed places count as two. */
const maxDistance = 2;

/**
 * Names in the environment that are nearly those of settings which have no value. They may be other programs'.
 * @returns a line for each, with the name it was probably meant to be
 */
export function findMisspeltSettings(environment: NodeJS.ProcessEnv, settings: string[]): string[] {
  const missing = settings.filter((name) => !environment[name]);
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value || name.length < minNameLength || settings.includes(name)) return [];
    const meant = missing
      .map((setting) => ({ setting, changes: distance(name, setting) }))
      .filter(({ changes }) => changes <= maxDistance)
      .sort((a, b) => a.changes - b.changes)[0];
    return meant ? [`${name}: there is no such setting. Did you mean ${meant.setting}?`] : [];
  });
}
