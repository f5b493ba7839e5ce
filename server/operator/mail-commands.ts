import type { Command } from "commander";
import { formatCount } from "#contract/count.ts";
import type { Store } from "../store/store.ts";
import { findSubmission } from "../submissions/find.ts";
import { release } from "../submissions/release.ts";
import { resendLink } from "../submissions/resend-link.ts";
import type { WithContext } from "./context.ts";

/**
 * Makes failed and waiting mails and webhooks due at once: of one submission, or all. A running server sends them.
 * @returns how many of each
 */
function retryMails(store: Store, submissionId?: string): Promise<{ count: number; webhooks: number }> {
  return store.transaction(async ({ mails, webhooks }) => ({
    count: (await mails.requeue(Date.now(), submissionId)).length,
    webhooks: (await webhooks.requeue(Date.now(), submissionId)).length,
  }));
}

/** `retry`, `release` and `resend-link`. */
export function addMailCommands(program: Command, withContext: WithContext) {
  program
    .command("retry")
    .description("queues failed and waiting emails and webhooks to be sent now: of one application, or all")
    .argument("[reference]")
    .option("--json", "as JSON")
    .action((given: string | undefined, { json }: { json?: boolean }) =>
      withContext(async ({ store, record, print, printJson }) => {
        const submission = given === undefined ? undefined : await findSubmission(store, given);
        await record("retry", submission?.reference);
        const { count, webhooks } = await retryMails(store, submission?.id);
        if (json) return printJson({ count, webhooks });
        if (webhooks > 0) print(`${formatCount(webhooks, "webhook is", "webhooks are")} queued.`);
        if (count === 0) return print("No email waits or has failed.");
        print(
          `${formatCount(count, "email is", "emails are")} queued. A running server sends ${count === 1 ? "it" : "them"} within seconds.`,
        );
      }),
    );

  program
    .command("release")
    .description("takes an application out of quarantine and sends its emails")
    .argument("<reference>")
    .option("--json", "as JSON")
    .action((given: string, { json }: { json?: boolean }) =>
      withContext(async ({ store, settings, operator, print, printJson }) => {
        const { reference } = await findSubmission(store, given);
        const isReleased = await release(store, reference, {
          hasWebhook: settings.WEBHOOK_URL !== undefined,
          actor: operator,
          record: ({ activity }) => activity.record({ actor: operator, action: "release", reference }),
        });
        if (!isReleased) throw new Error(`${reference} is not in quarantine: nothing was changed.`);
        if (json) return printJson({ reference });
        print(`${reference} is released; its emails are queued.`);
      }),
    );

  program
    .command("resend-link")
    .description("sends an applicant the confirmation again, with the link to the application")
    .argument("<reference>")
    .option("--json", "as JSON")
    .action((given: string, { json }: { json?: boolean }) =>
      withContext(async ({ store, record, print, printJson }) => {
        const reference = await resendLink(store, given);
        await record("resendLink", reference);
        if (json) return printJson({ reference });
        print(
          `The confirmation of ${reference} is queued, with the link, to the address in the application.`,
        );
      }),
    );
}
