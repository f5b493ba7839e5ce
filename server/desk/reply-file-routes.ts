import type { FastifyInstance, FastifyRequest } from "fastify";
import { replyApi } from "#contract/desk/replies.ts";
import { maxBodyBytes, maxResumeBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { resumeError, resumeMessages } from "#contract/resume.ts";
import { Problem } from "../http/replies/problem.ts";
import { fileLabel } from "../resumes/file-label.ts";
import { checkResume } from "../resumes/resume-type.ts";
import type { VirusScan } from "../resumes/virus-scan.ts";
import {
  addReplyFile,
  openReplyFile,
  removeReplyFile,
  requireAnswering,
} from "../submissions/desk/replies/reply-files.ts";
import { acceptBytes, bytesOf } from "./bytes-body.ts";
import type { DeskOptions } from "./desk-options.ts";
import { attachmentOf, setFileHeaders } from "./file-headers.ts";
import { handle } from "./handle.ts";

/**
 * Checks an attachment as resumes are.
 * @throws Problem 413 when it is too large, 415 unless its content is a document without scripts, 422 with a virus
 */
async function checkFile(name: string, content: Buffer, scan: VirusScan) {
  const mistake = resumeError({ name, size: content.length });
  if (mistake) throw new Problem(mistake === resumeMessages.tooLarge ? 413 : 415, mistake);
  const { type, error } = await checkResume(name, content);
  if (error !== undefined) throw new Problem(415, error);
  const checked = await scan(content);
  if (checked === "infected") throw new Problem(422, errorMessages.virusFound);
  return { name, type, checked, content };
}

/** Attachments of replies. */
export async function replyFileRoutes(api: FastifyInstance, { store, scan }: DeskOptions) {
  await api.register(async (own) => {
    acceptBytes(own, maxResumeBytes);
    handle(
      own,
      replyApi.addFile,
      async ({ member, params, query, request }) => {
        const file = await checkFile(fileLabel(query.name), bytesOf(request), scan);
        return addReplyFile(store, member, params.reference, file);
      },
      {
        // A file that is a little too large is received, so that it is refused in words.
        bodyLimit: maxResumeBytes + maxBodyBytes,
        // Before the file is received.
        onRequest: async ({ member, params }: FastifyRequest) =>
          requireAnswering(store, member, (params as { reference: string }).reference),
      },
    );
  });

  handle(api, replyApi.removeFile, async ({ member, params }) => {
    await removeReplyFile(store, member, params.id);
    // As after an erasure: what was deleted must not stay in the write-ahead log.
    await store.checkpoint().catch(() => {});
  });

  handle(api, replyApi.file, async ({ member, params, reply }) => {
    const { name, type, content } = await openReplyFile(store, member, params.id);
    return setFileHeaders(reply, attachmentOf(name)).type(type).send(content);
  });
}
