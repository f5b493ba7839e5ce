import { afterAll, beforeAll } from "vitest";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type EditedSite, editedSite } from "../../setup/edited-site.ts";
import { commitAll } from "../../setup/git-content.ts";
import type { RunningServer } from "../../setup/server.ts";
import { siteClient } from "../../setup/site-client.ts";

type SharedSite = {
  site: EditedSite;
  server: RunningServer;
  member: SignedInMember;
  desk: ReturnType<typeof siteClient>;
};

/**
 * Starts one server with the site's editor for all tests of a file, on a copy of the fixture content.
 * @param options.isCommitted makes the copy a Git working copy
 * @param options.member whom `desk` acts for
 */
export function sharedSite(options: {
  isCommitted?: boolean;
  member: Parameters<typeof signedInMember>[1];
}): SharedSite {
  const shared = {} as SharedSite;
  beforeAll(async () => {
    const site = await editedSite();
    if (options.isCommitted) commitAll(site.contentFolder);
    const server = await site.start({ DESK_PORT: "0" });
    const member = await signedInMember(server, options.member);
    Object.assign(shared, { site, server, member, desk: siteClient(member, server) });
  });
  afterAll(async () => {
    await shared.server.stop();
    await shared.site.remove();
  });
  return shared;
}
