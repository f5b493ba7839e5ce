import type { Command } from "commander";
import { release } from "../submissions/release.ts";
import { find, printJson, type WithContext } from "./context.ts";

/** `retry` and `release`: what makes mails go out. */
export function mailCommands(program: Command, withContext: WithContext) {
  program
    .command("retry")
    .description("queues failed and waiting mails to be tried at once: of one application, or all")
    .argument("[reference]")
    .option("--json", "as JSON")
    .action((reference: string | undefined, { json }: { json?: boolean }) =>
      withContext(async (context) => {
        const submission = reference !== undefined ? await find(context, reference) : null;
        const now = Date.now();
        const retried = await context.store.db
          .updateTable("mails")
          .set({ state: "queued", nextAttemptAt: now, queuedAt: now, attempts: 0 })
          .where("state", "in", ["failed", "queued"])
          .$if(submission !== null, (query) => query.where("submissionId", "=", submission?.id ?? ""))
          .executeTakeFirst();
        const count = Number(retried.numUpdatedRows);
        if (json) return printJson({ count });
        console.log(`${count} mails will be tried as soon as the server looks.`);
      }),
    );

  program
    .command("release")
    .description("takes an application out of quarantine and sends its mails")
    .argument("<reference>")
    .option("--json", "as JSON")
    .action((reference: string, { json }: { json?: boolean }) =>
      withContext(async (context) => {
        const { reference: found } = await find(context, reference);
        const released = await release(context.store, found, context.domain);
        if (!released) throw new Error(`${found} is not in quarantine.`);
        if (json) return printJson({ reference: found });
        console.log(`${found} is released; its mails are queued.`);
      }),
    );
}
