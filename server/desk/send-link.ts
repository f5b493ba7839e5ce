import type { Member } from "#contract/desk/members.ts";
import { sendSignInMail } from "../mail/sign-in-mail.ts";
import type { DeskOptions } from "./app.ts";

/** Mails a new sign-in link to a member. @throws when the mail cannot be sent */
export async function sendLink(
  options: DeskOptions,
  { email }: Member,
  isInvitation: boolean,
): Promise<void> {
  const token = await options.authentication.createLinkToken(email);
  // In the fragment, so that no log and no referrer has it.
  const href = `${options.deskUrl()}/sign-in/link#${token}`;
  await sendSignInMail(options, { email, href, isInvitation });
}
