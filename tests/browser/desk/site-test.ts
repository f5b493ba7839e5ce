import { type EditedSite, editedSite } from "../../setup/edited-site.ts";
import { commitAll } from "../../setup/git-content.ts";
import type { RunningServer } from "../../setup/server.ts";
import { test as base } from "./desk-test.ts";

/** Playwright's `test` with a server whose content can be published, and its own copy of the fixture content. */
export const test = base.extend<object, { site: EditedSite; server: RunningServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const site = await editedSite();
      commitAll(site.contentFolder);
      await use(site);
      await site.remove();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ site }, use) => {
      const server = await site.start({ DESK_PORT: "0" });
      await use(server);
      await server.stop();
    },
    // It renders the site first.
    { scope: "worker", timeout: 300_000 },
  ],
});
