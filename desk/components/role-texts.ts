import type { Role, SiteRight } from "#contract/desk/roles.ts";

/** Name and permissions of each role, in words. */
export const roleTexts: Record<Role, { label: string; description: string }> = {
  owner: {
    label: "Administrator",
    description: "Reads and answers all applications, manages members, and reads the activity log.",
  },
  member: { label: "Member", description: "Reads and answers the applications that they have access to." },
  reader: {
    label: "Reader",
    description: "Sees the applications that they have access to, but cannot change anything.",
  },
};

/** What a member may do with the site's content, in words. */
export const siteRightTexts: Record<SiteRight, string> = {
  none: "Nothing",
  editor: "Edit and preview",
  publisher: "Edit, publish and take back",
};
