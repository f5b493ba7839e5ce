import type { Command } from "commander";
import { eraseByEmail, eraseByReference } from "../submissions/erase.ts";
import { purge } from "../submissions/purge.ts";
import type { WithContext } from "./context.ts";
import { parseCount } from "./options.ts";

/** `erase` and `purge`. */
export function addEraseCommands(program: Command, withContext: WithContext) {
  program
    .command("erase")
    .description("erases one application, or all of one person")
    .argument("[reference]")
    .option("--email <address>", "everything sent from this address")
    .option("--json", "as JSON")
    .action((reference: string | undefined, { email, json }: { email?: string; json?: boolean }) =>
      withContext(async ({ store, settings, domain, record, print, printJson }) => {
        if ((reference === undefined) === (email === undefined) || email?.trim() === "") {
          throw new Error("Name a reference, or an address with --email.");
        }
        const { DATA_DIR } = settings;
        const references =
          reference === undefined
            ? await eraseByEmail(store, DATA_DIR, domain, email ?? "")
            : await eraseByReference(store, DATA_DIR, domain, reference);
        if (references.length === 0) throw new Error("Nothing to erase.");
        for (const erased of references) await record("erase", erased);
        if (json) return printJson({ references });
        print(`Erased: ${references.join(", ")}`);
      }),
    );

  program
    .command("purge")
    .description(
      "erases what is older than RETENTION_DAYS and compacts the store; the server does so daily by itself",
    )
    .option("--days <days>", "another age than RETENTION_DAYS", parseCount("days"))
    .option("--json", "as JSON")
    .action(({ days, json }: { days?: number; json?: boolean }) =>
      withContext(async ({ store, settings, domain, record, print, printJson }) => {
        await record("purge");
        const count = await purge(store, settings.DATA_DIR, domain, days ?? settings.RETENTION_DAYS);
        await store.compact();
        if (json) return printJson({ count });
        print(`${count} applications erased.`);
      }),
    );
}
