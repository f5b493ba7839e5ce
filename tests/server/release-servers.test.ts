import { expect, test } from "vitest";
import { hasNginx, startNginx } from "../setup/nginx.ts";
import { startPostgres } from "../setup/postgres.ts";
import { copySite, releaseFile } from "../setup/release-copies.ts";
import { removeData, startServer } from "../setup/server.ts";
import { startReleaseLoad } from "./release-load.ts";

test.skipIf(!hasNginx)(
  "nginx: two servers switch one after the other, and pages of each find their files on the other",
  async () => {
    // nginx has a certificate that nobody has signed.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    const postgres = await startPostgres();
    const settings = { DATABASE_URL: await postgres.newDatabase(), TRUST_PROXY: "1" };
    const sites = [await copySite(), await copySite()];
    // Each has a first release of its own, as after a build on each.
    for (const [index, site] of sites.entries()) {
      await site.addRelease(`3000000${index}`);
      await site.releases("rollback", `3000000${index}`);
    }
    const servers = await Promise.all(sites.map(({ folder }) => startServer(settings, folder)));
    const nginx = await startNginx(servers.map((server) => new URL(server.url).host));
    const url = `https://127.0.0.1:${nginx.port}`;
    await expect.poll(() => fetch(url).then(({ status }) => status, String)).toBe(200);

    const stopLoad = startReleaseLoad(url, 6);
    for (const [index, site] of sites.entries()) {
      const name = `3000001${index}`;
      await site.addRelease(name);
      await site.releases("rollback", name);
      await expect.poll(() => servers[index]?.log.join("\n")).toContain(`Release ${name} is served now`);
    }
    const { pages, failures } = await stopLoad();
    expect(failures, nginx.readErrors()).toEqual([]);
    expect(pages).toBeGreaterThan(10);

    for (const name of ["30000010", "30000011"]) {
      const statuses = await Promise.all(
        servers.map(async (one) => (await fetch(one.url + releaseFile(name))).status),
      );
      expect(statuses.sort()).toEqual([200, 404]);
      for (let count = 0; count < 4; count++) expect((await fetch(url + releaseFile(name))).status).toBe(200);
    }
    expect((await fetch(`${url}/assets/nothing.css`)).status).toBe(404);

    await nginx.stop();
    for (const server of servers) {
      await server.stop();
      await removeData(server);
    }
    for (const site of sites) await site.remove();
    await postgres.remove();
  },
);
