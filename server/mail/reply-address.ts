import type { Settings } from "../settings.ts";
import { deriveReplyToken, hashToken } from "../store/secret-token.ts";
import type { ServerStore } from "../store/store.ts";
import { canonicalAddress } from "../submissions/email.ts";

/**
 * The address for an applicant's answers, such as `reply+TOKEN@studio.example`, from now on known to the store; null
 * without `REPLY_TO_ADDRESS`.
 */
export async function replyAddress(
  store: Pick<ServerStore, "codeKey" | "replyTokens">,
  { REPLY_TO_ADDRESS }: Pick<Settings, "REPLY_TO_ADDRESS">,
  submissionId: string,
): Promise<string | null> {
  if (REPLY_TO_ADDRESS === undefined) return null;
  const token = deriveReplyToken(submissionId, store.codeKey);
  await store.replyTokens.save(hashToken(token), submissionId);
  return REPLY_TO_ADDRESS.replace("@", `+${token}@`);
}

/** Hashes of the tokens that recipients of a mail have, where they are addresses for answers. */
export function replyTokenHashes(recipients: string[], replyTo: string): string[] {
  const [name = "", domain = ""] = canonicalAddress(replyTo).split("@");
  return recipients.flatMap((recipient) => {
    const address = canonicalAddress(recipient);
    const isForAnswers = address.startsWith(`${name}+`) && address.endsWith(`@${domain}`);
    return isForAnswers ? hashToken(address.slice(name.length + 1, -domain.length - 1)) : [];
  });
}
