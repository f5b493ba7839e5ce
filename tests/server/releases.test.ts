import { readlink, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CopiedSite, copySite, releaseFile } from "../setup/release-copies.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { startReleaseLoad } from "./release-load.ts";

let site: CopiedSite;
let server: RunningServer;

beforeAll(async () => {
  site = await copySite();
  for (const name of ["30000001", "30000002", "30000003", "30000004"]) await site.addRelease(name);
  await site.releases("rollback", "30000001");
  server = await startServer({}, site.folder);
});
afterAll(async () => {
  await server.stop();
  await removeData(server);
  await site.remove();
});

/** The release whose home page is served. */
async function served() {
  const html = await (await fetch(server.url)).text();
  return /<meta name="release" content="([^"]+)">/.exec(html)?.[1];
}

async function switchTo(name: string) {
  expect(await site.releases("rollback", name)).toMatchObject({ status: 0 });
  await expect.poll(served).toBe(name);
}

test("switches under load without a failed request, a missing file or a page of two releases", async () => {
  const stopLoad = startReleaseLoad(server.url, 8);
  for (const name of ["30000002", "30000003", "30000004", "30000003"]) await switchTo(name);
  const { pages, files, forms, failures } = await stopLoad();
  expect(failures).toEqual([]);
  expect(pages).toBeGreaterThan(20);
  expect(files).toBeGreaterThan(pages);
  expect(forms).toBeGreaterThan(0);
});

test("answers for hashed files of the two releases before, which pages that are open link to", async () => {
  for (const name of ["30000001", "30000002", "30000003"]) await switchTo(name);
  await site.removeOldReleases();
  const file = async (name: string) => {
    const response = await fetch(server.url + releaseFile(name));
    return [response.status, response.headers.get("cache-control")];
  };
  const found = [200, "public, max-age=31536000, immutable"];
  for (const name of ["30000001", "30000002", "30000003"]) expect(await file(name), name).toEqual(found);
  expect((await file("30000004"))[0]).toBe(404);
});

test("list shows the releases, and rollback goes to the one before", async () => {
  expect((await site.releases("list")).output).toMatch(
    /^\* 30000003 {2}built on .*, on the site.*\n {2}30000002 /,
  );
  const { status, output } = await site.releases("rollback");
  expect([status, output]).toEqual([
    0,
    "Release 30000002 is on the site now. To undo this: npm run releases -- rollback 30000003\n",
  ]);
  await expect.poll(served).toBe("30000002");
});

test("rollback refuses a release that is not there or was made for another version of the program", async () => {
  expect(await site.releases("rollback", "nothing")).toEqual({
    status: 1,
    output: "There is no release nothing. `npm run releases -- list` shows what there is.\n",
  });
  await site.addRelease("30000005");
  const info = { id: "30000005", builtAt: new Date().toISOString(), contractHash: "another" };
  await writeFile(path.join(site.folder, "dist/releases/30000005/release.json"), JSON.stringify(info));
  const { status, output } = await site.releases("rollback", "30000005");
  expect([status, output]).toEqual([1, expect.stringContaining("another version of the program")]);
});

test("a release that cannot be read is not served, and a restart serves the newest that can", async () => {
  await site.addRelease("30000006");
  await rm(path.join(site.folder, "dist/releases/30000006/csp.json"));
  const before = await served();
  await site.releases("rollback", "30000006");
  await expect.poll(() => server.log.join("\n")).toContain("Release 30000006 cannot be served");
  expect(await served()).toBe(before);

  await server.stop();
  server = await startServer({ DATA_DIR: server.dataDir }, site.folder);
  expect(await readlink(path.join(site.folder, "dist/current"))).toContain("30000006");
  expect(await served()).toBe("30000003");
  await expect.poll(() => server.log.join("\n")).toContain("Release 30000003 is served instead");
});
