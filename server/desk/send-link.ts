import type { Member } from "#contract/desk/members.ts";
import { errorMessage } from "../error-message.ts";
import { signInLink } from "../mail/desk-url.ts";
import { sendSignInMail } from "../mail/sign-in-mail.ts";
import { createLinkToken, createRequestedLinkToken } from "../submissions/desk/account/sign-in.ts";
import type { DeskOptions } from "./desk-options.ts";

/**
 * Mails a new sign-in link to a member, unless they have enough that can still be used.
 * @throws when the mail cannot be sent
 */
export async function sendLink(options: DeskOptions, { id, email }: Member): Promise<void> {
  const token = await createRequestedLinkToken(options.store, id);
  if (token === null) return;
  try {
    await sendSignInMail(options, { email, href: signInLink(options.deskUrl(), token), isInvitation: false });
  } catch (error) {
    // A link that nobody got does not count.
    await options.store.oneTimeTokens.consume("sign-in", token);
    throw error;
  }
}

/**
 * Mails an invitation with a sign-in link.
 * @returns the link when no mail server has taken it, for the owner to hand over; otherwise null
 */
export async function sendInvitation(options: DeskOptions, { id, email }: Member): Promise<string | null> {
  const href = signInLink(options.deskUrl(), await createLinkToken(options.store, id));
  try {
    await sendSignInMail(options, { email, href, isInvitation: true });
    return options.settings.SMTP_URL === undefined ? href : null;
  } catch (error) {
    options.log.error({ failure: errorMessage(error) }, "An invitation could not be sent");
    return href;
  }
}
