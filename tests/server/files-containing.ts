import { globSync, readFileSync, statSync } from "node:fs";

/** The files in a folder and in those below it that contain a text. */
export const filesContaining = (folder: string, text: string): string[] =>
  globSync(`${folder}/**`)
    .filter((file) => statSync(file).isFile())
    .filter((file) => readFileSync(file).includes(text));
