import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import fastifyMultipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { maxBodyBytes, maxResumeBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { resumeMessages } from "#contract/resume.ts";
import { Problem, storeProblem, tooMuchText } from "../http/replies/problem.ts";

export type Upload = {
  fields: Record<string, string>;
  /** The resume, spooled to disk, so that many uploads at once cost little memory. */
  file: { name: string; read: () => Promise<Buffer> } | null;
  /** Lets go of what was spooled. Always call it. */
  discard: () => Promise<void>;
};

/** Bodies that say they are longer than this are not read at all: no browser sends them from our forms. */
const longestBody = 64 * 1024 * 1024;

/** Where uploads wait while they arrive. */
function spoolFolder(dataDir: string) {
  return path.join(dataDir, "tmp");
}

export async function acceptMultipart(scope: FastifyInstance) {
  scope.removeContentTypeParser("application/json");
  await scope.register(fastifyMultipart, {
    limits: {
      fileSize: maxResumeBytes,
      files: 1,
      fields: 30,
      parts: 40,
      fieldSize: maxBodyBytes,
      headerPairs: 50,
    },
    // A file that is too large is read to its end and thrown away, so that the fields after it arrive as well.
    throwFileSizeLimit: false,
  });
}

/** A name fit to be shown: no path, no control characters, at most 200 characters. */
function labelOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return (
    last
      .normalize("NFC")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go.
      .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, "")
      .slice(-200) || "resume"
  );
}

/**
 * Opens a file to spool to. It has no name any more when this returns, so that whatever happens, a killed process
 * included, leaves nothing behind.
 */
async function openSpool(dataDir: string): Promise<FileHandle> {
  const file = path.join(spoolFolder(dataDir), randomUUID());
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const spool = await open(file, "wx+", 0o600);
  await rm(file);
  return spool;
}

async function readSpool(spool: FileHandle): Promise<Buffer> {
  const { size } = await spool.stat();
  const content = Buffer.allocUnsafe(size);
  const { bytesRead } = await spool.read(content, 0, size, 0);
  if (bytesRead !== size) throw storeProblem();
  return content;
}

/** Whether a file part is a file, and not the empty one browsers send for a picker that was left alone. */
function isPicked({ filename, file }: MultipartFile) {
  return Boolean(filename) || file.bytesRead > 0;
}

const isDiskFault = (error: unknown) =>
  ["ENOSPC", "EDQUOT", "EACCES", "EPERM", "EROFS", "EIO", "EMFILE"].includes(
    (error as { code?: string }).code ?? "",
  );

/**
 * Reads a multipart body: text fields, and at most one file named `resume`, which goes to disk as it arrives.
 * @param fields filled as fields arrive, so that a refusal can put them back into the form
 * @throws Problem for a file or a text too large or not asked for, a broken body, a full disk; and what the multipart
 * plugin refuses by itself (too many parts)
 */
export async function readUpload(
  request: FastifyRequest,
  dataDir: string,
  fields: Record<string, string>,
): Promise<Upload> {
  if (Number(request.headers["content-length"]) > longestBody) throw tooLarge();
  let spool: FileHandle | undefined;
  let file: Upload["file"] = null;
  const discard = async () => spool?.close();
  try {
    let isTooLarge = false;
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (part.valueTruncated) throw tooMuchText();
        if (typeof part.value !== "string") continue;
        // Not silently left out: its sender believes to have attached it.
        if (part.fieldname === "resume" && part.value) throw resumeAsText();
        fields[part.fieldname] = part.value;
        continue;
      }
      if (part.fieldname !== "resume") {
        part.file.resume();
        throw new Problem(400, errorMessages.unexpectedFile);
      }
      const opened = await openSpool(dataDir);
      spool = opened;
      for await (const chunk of part.file) await opened.appendFile(chunk);
      isTooLarge ||= part.file.truncated;
      if (isPicked(part)) file = { name: labelOf(part.filename ?? ""), read: () => readSpool(opened) };
    }
    if (isTooLarge) throw tooLarge();
    // The multipart plugin takes nothing at all for a form without parts.
    if (!file && Object.keys(fields).length === 0) throw new Problem(400, errorMessages.bodyMissing);
    return { fields, file, discard };
  } catch (error) {
    // Whatever still comes is read and thrown away: a body left half-read would hold its connection for ever, and
    // the sender would not see the answer.
    request.raw.unpipe();
    request.raw.resume();
    await discard();
    if (error instanceof Problem || (error as { code?: string }).code?.startsWith("FST_")) throw error;
    if (isDiskFault(error)) {
      request.log.error({ failure: (error as { code?: string }).code }, "An upload could not be spooled");
      throw storeProblem();
    }
    throw new Problem(400, errorMessages.incompleteUpload);
  }
}

function resumeAsText() {
  return new Problem(422, errorMessages.resumeNotAFile, { errors: { resume: errorMessages.resumeNotAFile } });
}

function tooLarge() {
  return new Problem(413, resumeMessages.tooLarge, { errors: { resume: resumeMessages.tooLarge } });
}
