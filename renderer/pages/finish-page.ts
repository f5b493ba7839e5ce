import type { ContentContext } from "#content-model/content-context.ts";
import startupScript from "#generated/startup/defer-hydration.js?raw";
import { deferClientEntry } from "./client-entry.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { addPreviewNotice } from "./preview-notice.ts";

/** Paths at which the error pages are rendered. The server sends them with their status, at any address. */
export const errorPages = ["/404", "/410"];

/**
 * Finishes a rendered page: the app starts after the first paint, a preview says that it is one, and its
 * Content-Security-Policy lists the hashes of its inline scripts.
 */
export function finishPage(
  html: string,
  path: string,
  { preview, marks }: Pick<ContentContext, "preview" | "marks">,
) {
  // The development server's own scripts must run, and change.
  if (import.meta.env.DEV) return { html, policy: "" };
  const finished = deferClientEntry(html, startupScript, path);
  const page = preview ? addPreviewNotice(finished) : finished;
  // The desk shows marked pages under a policy of its own.
  return { html: page, policy: marks ? "" : contentSecurityPolicy(page) };
}
