import type { Store } from "../store/store.ts";
import type { StoredPublication } from "../store/tables/publication-tables.ts";
import { writeSnapshot } from "./snapshot.ts";

/** A store that has publications and their files. */
export type PublishedStore = Pick<Store, "publications">;

/** Writes the files of a publication into a folder, which appears when it is complete. */
export const writePublication = (
  { publications }: PublishedStore,
  { files }: Pick<StoredPublication, "files">,
  folder: string,
): Promise<void> => writeSnapshot(JSON.parse(files), folder, [], publications.readFile);
