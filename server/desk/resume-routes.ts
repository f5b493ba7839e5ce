import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply } from "fastify";
import { errorMessages } from "#contract/messages.ts";
import { attachmentName } from "../mail/mail-names.ts";
import { checkResume } from "../resumes/resume-type.ts";
import { openResume } from "../submissions/desk/resume.ts";
import type { DeskOptions } from "./desk-options.ts";

type Params = { Params: { reference: string } };

/**
 * The policy of resumes: whatever a file is, it runs in an origin of its own, without scripts, and loads nothing. With
 * the attribute `sandbox` on the frame Chromium would show no PDF at all; with this policy it does.
 */
const resumePolicy = "sandbox; default-src 'none'; frame-ancestors 'self'";

/** `nosniff` is set for every answer, so that a file is nothing but what its type says. */
const setResumeHeaders = (reply: FastifyReply, disposition: string) =>
  reply
    .header("Content-Security-Policy", resumePolicy)
    .header("X-Frame-Options", "SAMEORIGIN")
    .header("Content-Disposition", disposition);

/** Resumes: a PDF in the page, every type as a download. */
export function resumeRoutes(api: FastifyInstance, { store }: DeskOptions) {
  api.get<Params>("/applications/:reference/resume", async ({ member, params }, reply) => {
    const { application, file, content } = await openResume(store, member, params.reference);
    const name = attachmentName(application, file.type);
    return setResumeHeaders(reply, `attachment; filename="${name}"`)
      .header("Content-Length", file.size)
      .type(file.type)
      .send(content);
  });

  // Checked again, because a browser runs the script of a PDF outside the page's policy, and the file may be from before
  // a check was added. The answer is text, since a frame shows it.
  api.get<Params>("/applications/:reference/resume/view", async ({ member, params }, reply) => {
    const { application, file, content } = await openResume(store, member, params.reference);
    const bytes = await buffer(content);
    const { type, error } = await checkResume("resume.pdf", bytes);
    if (file.type !== "application/pdf" || type !== file.type) {
      const reason = file.type === "application/pdf" && error ? error : errorMessages.onlyPdfShown;
      return setResumeHeaders(reply, "inline").code(415).type("text/plain; charset=utf-8").send(reason);
    }
    const name = attachmentName(application, file.type);
    return setResumeHeaders(reply, `inline; filename="${name}"`).type(type).send(bytes);
  });
}
