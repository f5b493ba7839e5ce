import path from "node:path";
import type { Command } from "commander";
import { formatCount } from "#contract/count.ts";
import { attachmentName } from "../mail/mail-names.ts";
import type { Submission } from "../store/tables/schema.ts";
import { findSubmission } from "../submissions/find.ts";
import { findHeldData } from "../submissions/held-data.ts";
import { isFolder } from "./backup-folder.ts";
import type { Context, WithContext } from "./context.ts";
import { makeNewFolder, writeNewFile } from "./new-file.ts";
import { escapeControls } from "./terminal.ts";

/** Where to write a file: as named, in a folder under its own name, or in this folder. @throws for another ending */
function targetFile(out: string | undefined, ownName: string): string {
  if (out === undefined) return ownName;
  if (isFolder(out)) return path.join(out, ownName);
  const ending = path.extname(ownName);
  if (path.extname(out).toLowerCase() === ending) return out;
  throw new Error(`The resume is a ${ending} file: name a file that ends in ${ending}, or a folder.`);
}

async function writeResume({ store, record, print }: Context, reference: string, out?: string) {
  const submission = await findSubmission(store, reference);
  const file = await store.files.find(submission.id);
  if (!file) {
    const reason = submission.status === "erased" ? "was erased" : "came without a resume";
    throw new Error(`${submission.reference} ${reason}.`);
  }
  const target = targetFile(out, attachmentName(submission, file.type));
  await record("resume", submission.reference);
  await writeNewFile(target, file.content);
  print(`${target}: ${escapeControls(file.name)}, ${file.size} bytes`);
}

/** `person-2026-11-23`, in Stockholm or not: it only has to be a new name. */
const defaultFolder = () => `person-${new Date().toISOString().slice(0, 10)}`;

/** A name of its own for each of a person's files. */
function fileName(submission: Submission | null, type: string, index: number): string {
  const unknown = { form: "contact", formType: "", fields: "{}", reference: "unassigned" } as const;
  const { name, ext } = path.parse(attachmentName(submission ?? unknown, type));
  return index === 0 ? name + ext : `${name}-${index + 1}${ext}`;
}

async function writeHeldData(
  { store, data, operator, print }: Context,
  email: string,
  out = defaultFolder(),
) {
  const { files, ...held } = await findHeldData(store, data.stages, operator, email);
  await makeNewFolder(out);
  const names = files.map(({ submission, type }, index) => fileName(submission, type, index));
  const listed = files.map(({ submission, name, type, sha256 }, index) => ({
    reference: submission?.reference ?? null,
    name,
    type,
    sha256,
    writtenAs: names[index],
  }));
  const text = JSON.stringify({ ...held, files: listed }, null, 2);
  await writeNewFile(path.join(out, "person.json"), `${text}\n`);
  for (const [index, { content }] of files.entries()) {
    await writeNewFile(path.join(out, names[index] ?? ""), content);
  }
  const { applications } = held;
  print(
    `${out}: person.json with ${formatCount(applications.length, "application")}, and ${formatCount(files.length, "file")}. It holds what the team wrote about the person too: read it before you send it.`,
  );
}

/** `resume` and `access`. */
export function addFileCommands(program: Command, withContext: WithContext) {
  program
    .command("resume")
    .description("writes an application's resume to a file")
    .argument("<reference>")
    .option(
      "--out <file>",
      "where to write it: a file that does not exist yet, or a folder. This folder without it",
    )
    .action((reference: string, { out }: { out?: string }) =>
      withContext((context) => writeResume(context, reference, out)),
    );

  program
    .command("access")
    .description("writes everything held about one address to a new folder: data as JSON, and resumes")
    .requiredOption("--email <address>", "whose data, in upper or lower case")
    .option("--out <folder>", "where to write it; must not exist yet. person-DATE without it")
    .action(({ email, out }: { email: string; out?: string }) =>
      withContext((context) => writeHeldData(context, email, out)),
    );
}
