import { passkeyOptionsSchema } from "#contract/desk/sign-in.ts";
import { request } from "../api/client.ts";

/** Whether this browser can create passkeys and sign in with them. */
export const hasPasskeys = () =>
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

async function fetchOptions(path: string) {
  const { options } = await request(passkeyOptionsSchema, path, { method: "POST" });
  return options;
}

/** The credential as the server reads it; null when the person cancelled. */
async function asJson(credential: Promise<Credential | null>) {
  try {
    return ((await credential) as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch (error) {
    // Cancelled, timed out, or ended by the browser's own list of passkeys.
    if (error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name)) return null;
    throw error;
  }
}

/** Creates a passkey on this device. @returns what the server stores; null when the person cancelled */
export async function createPasskey() {
  const options = (await fetchOptions("me/passkeys/options")) as unknown;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return asJson(navigator.credentials.create({ publicKey }));
}

/** Asks for a passkey. @returns what the server checks; null when the person cancelled */
export async function requestPasskey() {
  const options = (await fetchOptions("sign-in/passkey/options")) as unknown;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return asJson(navigator.credentials.get({ publicKey }));
}
