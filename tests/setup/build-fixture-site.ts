import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildProgram } from "./build-program.ts";
import { commitAll } from "./git-content.ts";
import { makeStores } from "./make-stores.ts";
import { renderContent } from "./render-content.ts";
import { fixtureContent, fixtureData } from "./sites.ts";

/** Renders the content that `editedSite` starts with: outside Git, and committed by `commitAll`. */
async function renderCopies() {
  const folder = await mkdtemp(path.join(tmpdir(), "content-"));
  await cp(fixtureContent, folder, { recursive: true });
  await renderContent(folder, fixtureData);
  commitAll(folder);
  await renderContent(folder, fixtureData);
  await rm(folder, { recursive: true });
}

/**
 * Builds the program and renders the fixture site, unless both are up to date, and makes the stores of tests: once in a
 * run, which may have several projects.
 * @returns what removes these stores
 */
export default async function buildFixtureSite() {
  if (process.env.STORES_OF_TESTS) return;
  buildProgram();
  await renderCopies();
  await renderContent(fixtureContent, fixtureData);
  return makeStores();
}
