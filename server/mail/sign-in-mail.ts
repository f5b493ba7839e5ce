import type { FastifyBaseLogger } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import type { Settings } from "../settings.ts";
import { siteDomain } from "../site-domain.ts";
import { mailFile, signInMailId } from "../store/mail-files.ts";
import { senderOf } from "./recipients.ts";
import type { Transport } from "./transport.ts";

/**
 * Sends a sign-in link at once, because a person waits for it: the outbox would also keep it, and it must not be sent
 * later.
 * @throws when nobody has the mail
 */
export async function sendSignInMail(
  context: {
    transport: Transport;
    settings: Settings;
    data: ServerData;
    log: Pick<FastifyBaseLogger, "info">;
  },
  { email, href, isInvitation }: { email: string; href: string; isInvitation: boolean },
): Promise<void> {
  const { transport, settings, data, log } = context;
  const from = senderOf(context);
  const id = signInMailId();
  const { renderSignIn } = await import("./messages/render.tsx");
  const refusals = await transport.send(
    {
      from,
      to: email,
      messageId: `<${id}@${siteDomain(data)}>`,
      date: new Date(),
      envelope: { from: from.address, to: [email] },
      headers: { "Auto-Submitted": "auto-generated" },
      ...(await renderSignIn(data, href, isInvitation)),
    },
    id,
  );
  if (refusals[0]) throw refusals[0].error;
  if (!settings.SMTP_URL) {
    log.info(`SMTP_URL is not set: a sign-in link is in ${mailFile(settings.DATA_DIR, id, "eml")}`);
  }
}
