import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import fastifyMultipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { bodyBytes, resumeBytes } from "#contract/limits.ts";
import { Problem } from "./problem.ts";

export type Upload = {
  fields: Record<string, string>;
  /** The resume, spooled to disk, so that many uploads at once cost little memory. */
  file: { name: string; path: string; read: () => Promise<Buffer> } | null;
  /** Removes what was spooled. Always call it. */
  discard: () => Promise<void>;
};

/** Where uploads wait while they arrive. Emptied at start: what is left there belongs to no submission. */
export function spoolFolder(dataDir: string) {
  return path.join(dataDir, "tmp");
}

export async function acceptMultipart(scope: FastifyInstance) {
  scope.removeContentTypeParser(["application/json", "text/plain"]);
  await scope.register(fastifyMultipart, {
    limits: { fileSize: resumeBytes, files: 1, fields: 30, parts: 40, fieldSize: bodyBytes, headerPairs: 50 },
    throwFileSizeLimit: true,
  });
}

/** A name fit to be shown: no path, no control characters, at most 200 characters. */
export function labelOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return (
    last
      .normalize("NFC")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go.
      .replace(/[\u0000-\u001f\u007f\u2028-\u202e\u2066-\u2069]/g, "")
      .slice(-200) || "resume"
  );
}

/**
 * Reads a multipart body: text fields, and at most one file named `resume`, which goes to disk as it arrives.
 * @throws what the multipart plugin refuses (too large, too many), and a Problem for other files or a broken body
 */
export async function readUpload(request: FastifyRequest, dataDir: string): Promise<Upload> {
  const fields: Record<string, string> = {};
  let file: Upload["file"] = null;
  const discard = async () => {
    if (file) await rm(file.path, { force: true });
  };
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (typeof part.value === "string") fields[part.fieldname] = part.value;
        continue;
      }
      const target = path.join(spoolFolder(dataDir), randomUUID());
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      file = { name: labelOf(part.filename ?? ""), path: target, read: () => readFile(target) };
      await pipeline(part.file, createWriteStream(target, { mode: 0o600 }));
      if (part.fieldname !== "resume") throw new Problem(400, "The form has a file that it should not have.");
      // Browsers send an empty file for a picker that was left alone.
      if (part.file.bytesRead === 0 && !part.filename) {
        await discard();
        file = null;
      }
    }
    return { fields, file, discard };
  } catch (error) {
    await discard();
    const isKnown = error instanceof Problem || (error as { code?: string }).code?.startsWith("FST_");
    if (isKnown || ["ENOSPC", "EACCES", "EROFS"].includes((error as { code?: string }).code ?? ""))
      throw error;
    throw new Problem(400, "The form did not arrive whole. Please send it again.");
  }
}
