import type { ContentContext } from "#content-model/content-context.ts";
import startupScript from "#generated/startup/defer-hydration.js?raw";
import { deferClientEntry } from "./client-entry.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { inlineHeroPicture } from "./inline-hero-picture.ts";
import { addPreviewNotice } from "./preview-notice.ts";

/** Paths at which the error pages are rendered. The server sends them with their status, at any address. */
export const errorPages = ["/404", "/410"];

type FinishOptions = Pick<ContentContext, "pictures" | "preview" | "marks"> & {
  pictureFolder: string;
};

/**
 * Finishes a rendered page: the drawing behind its hero stands in it, the app starts after the first paint, and its
 * Content-Security-Policy lists the hashes of its inline scripts.
 */
export async function finishPage(html: string, path: string, options: FinishOptions) {
  // The development server's own scripts must run, and change.
  if (import.meta.env.DEV) return { html, policy: "" };
  const withPicture = await inlineHeroPicture(html, options);
  const finished = deferClientEntry(withPicture, startupScript, path);
  const page = options.preview ? addPreviewNotice(finished) : finished;
  // The desk shows marked pages under a policy of its own.
  return { html: page, policy: options.marks ? "" : contentSecurityPolicy(page) };
}
