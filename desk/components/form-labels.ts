import type { FormKind } from "#contract/forms/registry.ts";

/** What applications of each form are called at the desk. */
export const formLabels: Record<FormKind, string> = {
  career: "Jobs",
  founder: "Founders",
  partner: "Partners",
  contact: "Contact",
};
