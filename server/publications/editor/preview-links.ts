import { isActive } from "#contract/desk/access.ts";
import type { PreviewLink } from "#contract/desk/site-publications.ts";
import { dayMs } from "#contract/durations.ts";
import { type ActingMember, hasSiteRight, requireSiteRight } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import type { Editor } from "./editor.ts";

const lifetimeMs = dayMs;

type LinkStore = Pick<Editor["store"], "previewLinks" | "members" | "transaction">;

/** Makes a link that shows the drafts for 24 hours to whoever has it. @param deskUrl address of the desk */
export async function createPreviewLink(
  store: LinkStore,
  member: ActingMember,
  deskUrl: string,
): Promise<PreviewLink> {
  requireSiteRight(member, "editor");
  const expiresAt = Date.now() + lifetimeMs;
  const token = await store.transaction(async (repositories) => {
    await recordActivity(repositories, member, "sharePreview");
    return repositories.previewLinks.create(member.id, expiresAt);
  });
  return { url: `${deskUrl}/preview/${token}/`, expiresAt };
}

/** How many links of a member can be opened. */
export async function countPreviewLinks({ previewLinks }: LinkStore, member: ActingMember): Promise<number> {
  requireSiteRight(member, "editor");
  return previewLinks.count(member.id);
}

/** Ends all links of a member. */
export async function endPreviewLinks({ previewLinks }: LinkStore, member: ActingMember): Promise<void> {
  requireSiteRight(member, "editor");
  await previewLinks.deleteOfMember(member.id);
}

/** Whether a token opens a preview: until it expires, and while its member may edit the site. */
export async function opensPreview({ previewLinks, members }: LinkStore, token: string): Promise<boolean> {
  const link = await previewLinks.find(token);
  const member = link && (await members.find(link.memberId));
  return member !== undefined && isActive(member) && hasSiteRight(member, "editor");
}
