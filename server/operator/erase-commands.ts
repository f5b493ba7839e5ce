import type { Command } from "commander";
import { formatCount } from "#contract/count.ts";
import { errorMessage } from "../error-message.ts";
import { formatMinute } from "../stockholm-time.ts";
import { mailFolder, removeErasedMailFiles } from "../store/mail-files.ts";
import { otherMessages } from "../submissions/desk/person.ts";
import { deleteMessages, erase, findErasable } from "../submissions/erase.ts";
import { fieldValue, labeledFields } from "../submissions/labeled-fields.ts";
import { purge } from "../submissions/purge.ts";
import type { Context, WithContext } from "./context.ts";
import { parseCount } from "./options.ts";
import { escapeControls, formatTable } from "./terminal.ts";

type EraseOptions = { email?: string; yes?: boolean; dryRun?: boolean; json?: boolean };

/** @throws Error when files of mails are left that were erased */
async function requireFilesRemoved({ store, settings: { DATA_DIR } }: Context) {
  await removeErasedMailFiles(DATA_DIR, store.mails.beforeErasure).catch((error) => {
    throw new Error(
      `Erased, but for files of mails in ${mailFolder(DATA_DIR)}: ${errorMessage(error)}. The server tries to remove them every day.`,
    );
  });
}

async function eraseSubmissions(
  context: Context,
  reference: string | undefined,
  { email, yes, dryRun, json }: EraseOptions,
) {
  const { store, settings, operator, record, print, printJson, confirm } = context;
  if ((reference === undefined) === (email === undefined) || email?.trim() === "") {
    throw new Error("Name either a reference or an address with --email, not both.");
  }
  const targets = await findErasable(store, { reference, email });
  const messages = email === undefined ? [] : await otherMessages(store, email, targets);
  if (targets.length === 0 && messages.length === 0) throw new Error("Nothing to erase.");
  const references = targets.map(({ reference }) => reference);
  if (!json && !yes) {
    const rows = targets.map((target) => {
      const fields = labeledFields(target);
      const [name, address] = [fieldValue(fields, "name"), fieldValue(fields, "email")].map(escapeControls);
      return [target.reference, formatMinute(target.receivedAt), target.formType, name ?? "", address ?? ""];
    });
    print(formatTable(["reference", "received", "form", "name", "email"], rows));
    if (messages.length > 0) print(`and ${formatCount(messages.length, "other mail")} from this address`);
  }
  if (dryRun) {
    if (json) return printJson({ references, erased: false });
    return print("\nNothing was erased: this was a dry run.");
  }
  if (!yes) {
    if (!confirm || json) throw new Error("Erasing cannot be undone: add --yes.");
    const what =
      targets.length === 0
        ? "these mails"
        : targets.length === 1
          ? "this application"
          : `these ${targets.length} applications`;
    if (!(await confirm(`\nErase ${what} for good? [y/N] `))) return print("Nothing was erased.");
  }
  if (targets.length === 0) await record("erase");
  await deleteMessages(
    store,
    messages.map(({ id }) => id),
  );
  await erase(store, settings.DATA_DIR, targets, {
    record: ({ activity }, reference) => activity.record({ actor: operator, action: "erase", reference }),
  });
  await requireFilesRemoved(context);
  if (json) return printJson({ references });
  const mails = messages.length > 0 ? [formatCount(messages.length, "other mail")] : [];
  print(`Erased: ${[...references, ...mails].join(", ")}`);
}

/** `erase` and `purge`. */
export function addEraseCommands(program: Command, withContext: WithContext) {
  program
    .command("erase")
    .description("erases one application, or all of one person; shows them and asks first")
    .argument("[reference]")
    .option("--email <address>", "everything sent from this address")
    .option("--yes", "does not ask; for scripts")
    .option("--dry-run", "only shows what would be erased")
    .option("--json", "as JSON")
    .action((reference: string | undefined, options: EraseOptions) =>
      withContext((context) => eraseSubmissions(context, reference, options)),
    );

  program
    .command("purge")
    .description(
      "erases what is older than RETENTION_DAYS and compacts the store; the server does so daily by itself",
    )
    .option("--days <days>", "another age than RETENTION_DAYS", parseCount("days"))
    .option("--json", "as JSON")
    .action(({ days, json }: { days?: number; json?: boolean }) =>
      withContext(async (context) => {
        const { store, settings, record, print, printJson } = context;
        await record("purge");
        const count = await purge(store, settings.DATA_DIR, days ?? settings.RETENTION_DAYS);
        await store.compact();
        await requireFilesRemoved(context);
        if (json) return printJson({ count });
        print(`${formatCount(count, "application")} erased.`);
      }),
    );
}
