import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { applicationApi } from "#contract/desk/application.ts";
import { errorMessages } from "#contract/messages.ts";
import { attachmentName } from "../mail/mail-names.ts";
import { checkResume } from "../resumes/resume-type.ts";
import { openResume } from "../submissions/desk/resume.ts";
import type { DeskOptions } from "./desk-options.ts";
import { setFileHeaders } from "./file-headers.ts";
import { handle } from "./handle.ts";

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
