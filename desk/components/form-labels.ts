import type { FormKind } from "#contract/forms/registry.ts";

/** Names of each form's applications at the desk. */
export const formLabels: Record<FormKind, string> = {
  career: "Jobs",
  founder: "Founders",
  partner: "Partners",
  contact: "Contact",
};
