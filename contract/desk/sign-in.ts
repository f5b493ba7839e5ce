import * as z from "zod/mini";

const token = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * `POST /api/sign-in`: mails a link to `/sign-in/link#TOKEN`. The answer is the same whether the address is a member's
 * or not. A mail scanner that opens the link does not use it up: only the page's button sends the token.
 */
export const signInSchema = z.strictObject({ email: z.email().check(z.maxLength(254)) });

/** `POST /api/sign-in/link`: uses up the token and sets the session's cookie; 404 when it is unknown, used or old. */
export const signInLinkSchema = z.strictObject({ token });

/**
 * `POST /api/set-up`: the first member, an owner, with the token of the set-up link `/set-up#TOKEN`; signs them in. 404
 * when the token is unknown, used or old, or there are members already.
 */
export const setUpSchema = z.strictObject({
  token,
  email: z.email().check(z.maxLength(254)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});

/** The answer of sign-in, sign-out and set-up. `POST /api/sign-out` has no body. */
export const signInAnswerSchema = z.object({ message: z.string() });

/** How long a sign-in link and the set-up link can be used, in minutes. */
export const linkMinutes = { signIn: 15, setUp: 60 } as const;
