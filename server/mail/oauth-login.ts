import type { CustomAuthenticationContext } from "nodemailer/lib/smtp-connection/index.js";
import type { AccessTokens } from "./access-tokens.ts";
import { TokenError } from "./token-error.ts";

/** The mail server's answer to a login that it refuses; RFC 4954, section 6. */
const refusedLogin = 535;

/**
 * A login with an access token (`AUTH XOAUTH2`), as a method of nodemailer. Its own one does not replace a token that a
 * server refuses at once, as Microsoft's does. A refused token is replaced once.
 * @returns a function that throws an error whose cause is a `TokenError` when there is no token, or none is taken
 */
export function oauthLogin(user: string, tokens: AccessTokens) {
  return async ({ sendCommand }: CustomAuthenticationContext) => {
    const logIn = async (token: string): Promise<number> => {
      const login = Buffer.from(`user=${user}\x01auth=Bearer ${token}\x01\x01`).toString("base64");
      const { status } = await sendCommand(`AUTH XOAUTH2 ${login}`);
      // The server describes its refusal, and refuses after an empty line.
      return status === 334 ? (await sendCommand("")).status : status;
    };
    const logInWithToken = async (): Promise<number> => {
      const token = await tokens.get();
      const status = await logIn(token);
      if (status !== refusedLogin) return status;
      const lastStatus = await logIn(await tokens.replace(token));
      if (lastStatus === refusedLogin) throw new TokenError("refused_token");
      return lastStatus;
    };
    // In the thrown error itself, nodemailer replaces the code.
    const status = await logInWithToken().catch((cause: unknown) => {
      throw new Error("No login with an access token", { cause });
    });
    if (status !== 235) throw new Error("The login failed");
    return true;
  };
}
