import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply } from "fastify";
import { applicationApi } from "#contract/desk/application.ts";
import { errorMessages } from "#contract/messages.ts";
import { attachmentName } from "../mail/mail-names.ts";
import { checkResume } from "../resumes/resume-type.ts";
import { openResume } from "../submissions/desk/resume.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/**
 * The policy of resumes and attachments: whatever a file is, it runs in an origin of its own, without scripts, and loads nothing. With
 * the attribute `sandbox` on the frame Chromium would show no PDF at all; with this policy it does.
 */
const resumePolicy = "sandbox; default-src 'none'; frame-ancestors 'self'";

/** `nosniff` is set for every answer, so that a file is nothing but what its type says. */
export const setFileHeaders = (reply: FastifyReply, disposition: string) =>
  reply
    .header("Content-Security-Policy", resumePolicy)
    .header("X-Frame-Options", "SAMEORIGIN")
    .header("Content-Disposition", disposition);

/** The `Content-Disposition` of a download with a name that somebody else gave it. */
export const attachmentOf = (name: string): string =>
  `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Resumes: a PDF in the page, every type as a download. */
export function resumeRoutes(api: FastifyInstance, { store }: DeskOptions) {
  handle(api, applicationApi.resume, async ({ member, params, reply }) => {
    const { application, file, content } = await openResume(store, member, params.reference);
    const name = attachmentName(application, file.type);
    return setFileHeaders(reply, `attachment; filename="${name}"`)
      .header("Content-Length", file.size)
      .type(file.type)
      .send(content);
  });

  // Checked again, because a browser runs the script of a PDF outside the page's policy, and the file may be from before
  // a check was added. The answer is text, since a frame shows it.
  handle(api, applicationApi.viewResume, async ({ member, params, reply }) => {
    const { application, file, content } = await openResume(store, member, params.reference);
    const bytes = await buffer(content);
    const { type, error } = await checkResume("resume.pdf", bytes);
    if (file.type !== "application/pdf" || type !== file.type) {
      const reason = file.type === "application/pdf" && error ? error : errorMessages.onlyPdfShown;
      return setFileHeaders(reply, "inline").code(415).type("text/plain; charset=utf-8").send(reason);
    }
    const name = attachmentName(application, file.type);
    return setFileHeaders(reply, `inline; filename="${name}"`).type(type).send(bytes);
  });
}
