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
export function finishPage(html: string, path: string, isPreview: boolean) {
  // The development server's own scripts must run, and change.
  if (import.meta.env.DEV) return { html, policy: "" };
  const finished = deferClientEntry(html, startupScript, path);
  const page = isPreview ? addPreviewNotice(finished) : finished;
  return { html: page, policy: contentSecurityPolicy(page) };
}
