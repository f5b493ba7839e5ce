import { meApi } from "#contract/desk/members.ts";
import type { BodyOf } from "#contract/desk/route.ts";
import { signInApi } from "#contract/desk/sign-in.ts";
import { call } from "../api/call.ts";
import { DeskApiError } from "../api/client.ts";

/** Whether this browser can create passkeys and sign in with them. */
export const hasPasskeys = () =>
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** The credential as the server reads it; null when the person cancelled. */
async function asJson<Json>(credential: Promise<Credential | null>): Promise<Json | null> {
  try {
    const json: unknown = ((await credential) as PublicKeyCredential | null)?.toJSON();
    return (json as Json | undefined) ?? null;
  } catch (error) {
    // Cancelled, timed out, or ended by the browser's own list of passkeys.
    if (error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name)) return null;
    if (error instanceof DOMException && error.name === "InvalidStateError")
      throw new DeskApiError(409, "This device already has a passkey for the desk.");
    throw error;
  }
}

/** Creates a passkey on this device. @returns what the server stores; null when the person cancelled */
export async function createPasskey() {
  const { options }: { options: unknown } = await call(meApi.passkeyOptions);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return asJson<BodyOf<typeof meApi.addPasskey>["response"]>(navigator.credentials.create({ publicKey }));
}

/** Asks for a passkey. @returns what the server checks; null when the person cancelled */
export async function requestPasskey() {
  const { options }: { options: unknown } = await call(signInApi.passkeyOptions);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return asJson<BodyOf<typeof signInApi.withPasskey>["response"]>(navigator.credentials.get({ publicKey }));
}
