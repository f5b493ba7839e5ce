import fastifyMultipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { maxBodyBytes, maxFields, maxResumeBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { resumeMessages } from "#contract/resume.ts";
import { fileLabel } from "../../resumes/file-label.ts";
import { isDiskError, openSpool, type SpooledFile } from "../../resumes/spool.ts";
import { maxDiscardedBytes } from "../limits/discard-body.ts";
import { bodyTooLarge, formNotStored, Problem } from "../replies/problem.ts";

export type Upload = {
  fields: Record<string, string>;
  /** The resume, spooled to disk; null when there was none. */
  file: { name: string; read: () => Promise<Buffer> } | null;
  /** Frees the spooled file. Must always be called. */
  discard: () => Promise<void>;
};

/** Makes a scope accept multipart bodies in place of JSON. */
export async function acceptMultipart(scope: FastifyInstance) {
  scope.removeContentTypeParser("application/json");
  await scope.register(fastifyMultipart, {
    limits: {
      fileSize: maxResumeBytes,
      files: 1,
      fields: maxFields,
      parts: maxFields + 1,
      fieldSize: maxBodyBytes,
      headerPairs: 50,
    },
    // A file that is too large is read to its end and discarded, so that the fields after it arrive as well.
    throwFileSizeLimit: false,
  });
}

function resumeNotAFile() {
  return new Problem(422, errorMessages.resumeNotAFile, { errors: { resume: errorMessages.resumeNotAFile } });
}

function resumeTooLarge() {
  return new Problem(413, resumeMessages.tooLarge, { errors: { resume: resumeMessages.tooLarge } });
}

/** False for the empty part that browsers send for a file field without a file. */
function isFileChosen({ filename, file }: MultipartFile) {
  return Boolean(filename) || file.bytesRead > 0;
}

/** The problem to answer when reading an upload failed. */
export function uploadProblem(error: unknown, request: FastifyRequest): unknown {
  const { code } = error as { code?: string };
  if (error instanceof Problem || code?.startsWith("FST_")) return error;
  if (isDiskError(error)) {
    request.log.error({ failure: code }, "An upload could not be spooled");
    return formNotStored();
  }
  return new Problem(400, errorMessages.incompleteUpload);
}

/**
 * Reads a multipart body: text fields, and at most one file named `resume`, which is spooled to disk as it arrives.
 * @param fields filled as fields arrive, so that an error page can show them again
 * @throws Problem for a file or text that is too large or not expected, an incomplete body or a full disk; and the
 * multipart plugin's own errors, for instance for too many parts
 */
export async function readUpload(
  request: FastifyRequest,
  dataDir: string,
  fields: Record<string, string>,
): Promise<Upload> {
  if (Number(request.headers["content-length"]) > maxDiscardedBytes) throw resumeTooLarge();
  let spool: SpooledFile | undefined;
  let file: Upload["file"] = null;
  const discard = async () => spool?.close();
  try {
    let isTooLarge = false;
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (part.valueTruncated) throw bodyTooLarge();
        if (typeof part.value !== "string") continue;
        // Refused rather than ignored: the sender believes that a resume is attached.
        if (part.fieldname === "resume" && part.value) throw resumeNotAFile();
        fields[part.fieldname] = part.value;
        continue;
      }
      if (part.fieldname !== "resume") {
        part.file.resume();
        throw new Problem(400, errorMessages.unexpectedFile);
      }
      spool = await openSpool(dataDir);
      for await (const chunk of part.file) await spool.append(chunk);
      isTooLarge ||= part.file.truncated;
      if (isFileChosen(part)) file = { name: fileLabel(part.filename ?? ""), read: spool.read };
    }
    if (isTooLarge) throw resumeTooLarge();
    // The multipart plugin accepts a body without any part.
    if (!file && Object.keys(fields).length === 0) throw new Problem(400, errorMessages.bodyMissing);
    return { fields, file, discard };
  } catch (error) {
    // The rest of the body is read and discarded; otherwise the sender would never see the answer.
    request.raw.unpipe();
    request.raw.resume();
    await discard();
    throw uploadProblem(error, request);
  }
}
