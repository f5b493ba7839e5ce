import type { Role } from "#contract/desk/roles.ts";

/** What each role is called and may do. */
export const roleTexts: Record<Role, { label: string; description: string }> = {
  owner: { label: "Owner", description: "Everything, members and activity too." },
  member: { label: "Member", description: "Works with the forms they are given." },
  reader: { label: "Reader", description: "Sees the forms they are given and changes nothing." },
};
