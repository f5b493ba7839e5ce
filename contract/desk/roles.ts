import * as z from "zod/mini";
import type { FormKind } from "../forms/registry.ts";

/**
 * What members of the team may do: an owner everything, a member work with the forms they are given, a reader see
 * those and change nothing.
 */
export const roles = ["owner", "member", "reader"] as const;
export const roleSchema = z.enum(roles);
export type Role = z.output<typeof roleSchema>;

export const formKinds = ["founder", "partner", "contact", "career"] as const satisfies FormKind[];
export const formKindSchema = z.enum(formKinds);
