import type { Role, SiteRight } from "#contract/desk/roles.ts";

/** Name and permissions of each role, in words. */
export const roleTexts: Record<Role, { label: string; description: string }> = {
  owner: {
    label: "Administrator",
    description: "Sees all forms, changes members, and reads the activity log.",
  },
  member: { label: "Member", description: "Works with the forms they were given." },
  reader: { label: "Reader", description: "Sees the forms they were given, but cannot change anything." },
};

/** What a member may do with the site's content, in words. */
export const siteRightTexts: Record<SiteRight, string> = {
  none: "Nothing",
  editor: "Edit and preview",
  publisher: "Edit, publish and go back",
};
