import type { Command } from "commander";
import { retryMails } from "../mail/retry-mails.ts";
import { findSubmission } from "../submissions/find.ts";
import { release } from "../submissions/release.ts";
import { resendLink } from "../submissions/resend-link.ts";
import type { WithContext } from "./context.ts";

/** `retry`, `release` and `resend-link`. */
export function addMailCommands(program: Command, withContext: WithContext) {
  program
    .command("retry")
    .description("queues failed and waiting mails to be tried at once: of one application, or all")
    .argument("[reference]")
    .option("--json", "as JSON")
    .action((reference: string | undefined, { json }: { json?: boolean }) =>
      withContext(async ({ store, print, printJson }) => {
        const count = await retryMails(store, reference);
        if (json) return printJson({ count });
        print(
          `${count === 1 ? "1 mail is" : `${count} mails are`} queued. The server sends them when it next looks.`,
        );
      }),
    );

  program
    .command("release")
    .description("takes an application out of quarantine and sends its mails")
    .argument("<reference>")
    .option("--json", "as JSON")
    .action((given: string, { json }: { json?: boolean }) =>
      withContext(async ({ store, settings, domain, operator, record, print, printJson }) => {
        const { reference } = await findSubmission(store, given);
        const isReleased = await release(store, reference, {
          domain,
          hasWebhook: settings.WEBHOOK_URL !== undefined,
          actor: operator,
        });
        if (!isReleased) throw new Error(`${reference} is not in quarantine: nothing was changed.`);
        await record("release", reference);
        if (json) return printJson({ reference });
        print(`${reference} is released; its mails are queued.`);
      }),
    );

  program
    .command("resend-link")
    .description("sends an applicant the confirmation again, with the link to the application")
    .argument("<reference>")
    .option("--json", "as JSON")
    .action((given: string, { json }: { json?: boolean }) =>
      withContext(async ({ store, domain, record, print, printJson }) => {
        const reference = await resendLink(store, given, domain);
        await record("retry", reference);
        if (json) return printJson({ reference });
        print(`The link of ${reference} is queued for the address in the application.`);
      }),
    );
}
