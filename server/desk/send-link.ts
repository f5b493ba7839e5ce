import type { Member } from "#contract/desk/members.ts";
import { errorMessage } from "../error-message.ts";
import { sendSignInMail } from "../mail/sign-in-mail.ts";
import type { DeskOptions } from "./desk-options.ts";

/** A new sign-in link of a member; its token is in the fragment, so that no log and no referrer has it. */
async function createLink({ authentication, deskUrl }: DeskOptions, email: string): Promise<string> {
  return `${deskUrl()}/sign-in/link#${await authentication.createLinkToken(email)}`;
}

/** Mails a new sign-in link to a member. @throws when the mail cannot be sent */
export async function sendLink(options: DeskOptions, { email }: Member): Promise<void> {
  await sendSignInMail(options, { email, href: await createLink(options, email), isInvitation: false });
}

/**
 * Mails an invitation with a sign-in link.
 * @returns the link when no mail server has taken it, for the owner to hand over; otherwise null
 */
export async function sendInvitation(options: DeskOptions, { email }: Member): Promise<string | null> {
  const href = await createLink(options, email);
  try {
    await sendSignInMail(options, { email, href, isInvitation: true });
    return options.settings.SMTP_URL === undefined ? href : null;
  } catch (error) {
    options.log.error({ failure: errorMessage(error) }, "An invitation could not be sent");
    return href;
  }
}
