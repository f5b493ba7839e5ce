import type { FastifyReply } from "fastify";

/**
 * The policy of resumes and attachments: whatever a file is, it runs in an origin of its own, without scripts, and
 * loads nothing. With the attribute `sandbox` on the frame Chromium would show no PDF at all; with this policy it does.
 */
const filePolicy = "sandbox; default-src 'none'; frame-ancestors 'self'";

/** `nosniff` is set for every answer, so that a file is nothing but what its type says. */
export const setFileHeaders = (reply: FastifyReply, disposition: string) =>
  reply
    .header("Content-Security-Policy", filePolicy)
    .header("X-Frame-Options", "SAMEORIGIN")
    .header("Content-Disposition", disposition);

/** The `Content-Disposition` of a download with a name that somebody else gave it. */
export const attachmentOf = (name: string): string =>
  `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name)}`;
