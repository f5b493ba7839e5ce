import { readFile } from "node:fs/promises";
import { type ServerData, serverDataSchema } from "#contract/server-data.ts";

/**
 * Reads the content that the build wrote for the server.
 * @throws when the site has not been built, or was built by another version
 */
export async function readServerData(file: string): Promise<ServerData> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`${file} is missing: build the site with \`npm run build\``);
  });
  const data = serverDataSchema.safeParse(JSON.parse(text));
  if (!data.success) throw new Error(`${file} is of another version: build the site with \`npm run build\``);
  return data.data;
}
