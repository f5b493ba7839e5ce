import * as z from "zod/mini";
import { route } from "./route.ts";
import { memberEmail, requiredText } from "./text.ts";

const token = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * `POST /api/sign-in`: mails a link to `/sign-in/link#TOKEN`. The answer is the same whether the address is a member's
 * or not. A mail scanner that opens the link does not use it up: only the page's button sends the token.
 */
const signInSchema = z.strictObject({ email: memberEmail });

/** `POST /api/sign-in/link`: uses up the token and sets the session's cookie; 404 when it is unknown, used or old. */
const signInLinkSchema = z.strictObject({ token });

/**
 * `POST /api/set-up`: the first member, an owner, with the token of the set-up link `/set-up#TOKEN`; signs them in. 404
 * when the token is unknown, used or old, or there are members already.
 */
const setUpSchema = z.strictObject({
  token,
  email: memberEmail,
  name: requiredText(200),
});

/** The answer of `POST /api/sign-in`. */
export const linkAnswerSchema = z.object({
  message: z.string(),
  /** False on a server without a mail server, whose links are in files. */
  isMailed: z.boolean(),
});

/** The answer of sign-in, sign-out and set-up. `POST /api/sign-out` has no body. */
const signInAnswerSchema = z.object({ message: z.string() });

/** How long a sign-in link and the set-up link can be used, in minutes. */
export const linkMinutes = { signIn: 15, setUp: 60 } as const;

/**
 * Passkeys. The desk gives `options` to the browser's WebAuthn functions and sends back what they return, both as JSON
 * in the form of WebAuthn level 3. `POST /api/sign-in/passkey/options`, then `POST /api/sign-in/passkey`;
 * `POST /api/me/passkeys/options`, then `POST /api/me/passkeys`. Options are good for one use within five minutes.
 */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

const bytes = z.string().check(z.maxLength(20_000));
const credential = { id: bytes, rawId: bytes, type: z.literal("public-key") };
const results = {
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.optional(z.enum(["cross-platform", "platform"])),
};

const passkeySignInSchema = z.strictObject({
  response: z.object({
    ...credential,
    ...results,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: z.optional(bytes),
    }),
  }),
});

export const newPasskeySchema = z.strictObject({
  /** Name given by its owner. */
  name: requiredText(100),
  response: z.object({
    ...credential,
    ...results,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.optional(
        z.array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])),
      ),
    }),
  }),
});

export const signInApi = {
  askForLink: route("POST", "/sign-in", { body: signInSchema, answer: linkAnswerSchema, isPublic: true }),
  withLink: route("POST", "/sign-in/link", {
    body: signInLinkSchema,
    answer: signInAnswerSchema,
    isPublic: true,
  }),
  passkeyOptions: route("POST", "/sign-in/passkey/options", {
    answer: passkeyOptionsSchema,
    isPublic: true,
  }),
  withPasskey: route("POST", "/sign-in/passkey", {
    body: passkeySignInSchema,
    answer: signInAnswerSchema,
    isPublic: true,
  }),
  /** 404 where `POST /api/set-up` would answer so; uses nothing up. */
  checkSetUp: route("POST", "/set-up/check", { body: z.strictObject({ token }), isPublic: true }),
  setUp: route("POST", "/set-up", { body: setUpSchema, answer: signInAnswerSchema, isPublic: true }),
  signOut: route("POST", "/sign-out", { answer: signInAnswerSchema }),
};
