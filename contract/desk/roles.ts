import * as z from "zod/mini";
import type { FormKind } from "../forms/registry.ts";

/**
 * Roles of members of the team: an owner may do everything, a member work with the forms they are given, a reader see
 * those and change nothing.
 */
export const roles = ["owner", "member", "reader"] as const;
export const roleSchema = z.enum(roles);
export type Role = z.output<typeof roleSchema>;

/** Whether a member may change things, not only see them. */
export const mayEdit = ({ role }: { role: Role }): boolean => role !== "reader";

/** What a member may do with the site's content: nothing, draft and preview it, or publish it too. Owners publish. */
export const siteRights = ["none", "editor", "publisher"] as const;
export const siteRightSchema = z.enum(siteRights);
export type SiteRight = z.output<typeof siteRightSchema>;

export const formKinds = ["founder", "partner", "contact", "career"] as const satisfies FormKind[];
export const formKindSchema = z.enum(formKinds);
