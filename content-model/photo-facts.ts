import { stat } from "node:fs/promises";
import { fileHash } from "#pictures/cache.ts";
import { dominantColor, photoSize } from "#pictures/photo-facts.ts";

type PhotoFacts = { hash: string; width: number; height: number; color: string };

async function readFacts(file: string): Promise<PhotoFacts> {
  const [hash, size, color] = await Promise.all([fileHash(file), photoSize(file), dominantColor(file)]);
  return { hash, ...size, color };
}

/** What was found out of each photo, and in which state of its file. */
const known = new Map<string, { state: string; facts: Promise<PhotoFacts> }>();

/** Hash, size and color of a photo, once for each state of its file: many pages show it, and it may be large. */
export async function photoFacts(file: string): Promise<PhotoFacts> {
  const { size, mtimeMs, ino } = await stat(file);
  const state = [size, mtimeMs, ino].join();
  const before = known.get(file);
  if (before?.state === state) return before.facts;
  const facts = readFacts(file);
  known.set(file, { state, facts });
  return facts;
}
