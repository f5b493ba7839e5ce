import { type Command, InvalidArgumentError } from "commander";
import { compact, erase } from "../submissions/erase.ts";
import { purge } from "../submissions/retain.ts";
import { find, printJson, type WithContext } from "./context.ts";

function days(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError("expected a number of days, 1 or more.");
  return Number(text);
}

/** `erase` and `purge`: what removes personal data for good. */
export function dataCommands(program: Command, withContext: WithContext) {
  program
    .command("erase")
    .description("erases one application, or all of one person")
    .argument("[reference]")
    .option("--email <address>", "everything sent from this address")
    .option("--json", "as JSON")
    .action((reference: string | undefined, { email, json }: { email?: string; json?: boolean }) =>
      withContext(async (context) => {
        if ((reference === undefined) === (email === undefined) || email?.trim() === "") {
          throw new Error("Name a reference, or an address with --email.");
        }
        const { store, settings, domain } = context;
        const targets =
          reference !== undefined
            ? [await find(context, reference)].filter((one) => one.status !== "erased")
            : await store.db
                .selectFrom("submissions")
                .select(["id", "reference"])
                .where("email", "=", (email ?? "").toLowerCase())
                .where("status", "!=", "erased")
                .execute();
        if (targets.length === 0) throw new Error("Nothing to erase.");
        await erase(store, settings.DATA_DIR, domain, targets);
        const references = targets.map((one) => one.reference);
        if (json) return printJson({ references });
        console.log(`Erased: ${references.join(", ")}`);
      }),
    );

  program
    .command("purge")
    .description(
      "erases what is older than RETENTION_DAYS and compacts the store; the server does so daily by itself",
    )
    .option("--days <days>", "another age than RETENTION_DAYS", days)
    .option("--json", "as JSON")
    .action((options: { days?: number; json?: boolean }) =>
      withContext(async ({ store, settings, domain }) => {
        const count = await purge(store, settings.DATA_DIR, domain, options.days ?? settings.RETENTION_DAYS);
        await compact(store);
        if (options.json) return printJson({ count });
        console.log(`${count} applications erased.`);
      }),
    );
}
