import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { isActive } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import { minuteMs } from "#contract/durations.ts";
import { ConflictError, NotFoundError } from "../../../permissions/errors.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { Store } from "../../../store/store.ts";

/** Who asks for passkeys: the studio's name as devices show it, and the desk's address. */
export type RelyingParty = { name: string; deskUrl: string };

const challengeLifetimeMs = 5 * minuteMs;

/** The challenge is the secret itself, so that the answer names what to use up. */
const toChallenge = (secret: string) => new Uint8Array(Buffer.from(secret, "base64url"));

// Loaded when needed: it brings parsers for certificates of devices.
const loadWebAuthn = () => import("@simplewebauthn/server");

/** Options to create a passkey with. */
export async function newPasskeyOptions(store: Store, site: RelyingParty, member: Member) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const existing = await store.passkeys.ofMember(member.id);
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: new URL(site.deskUrl).hostname,
    userName: member.email,
    userDisplayName: member.name,
    userID: new Uint8Array(Buffer.from(member.id)),
    challenge: toChallenge(await store.oneTimeTokens.create("new-passkey", challengeLifetimeMs, member.id)),
    attestationType: "none",
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Stores a new passkey. @throws NotFoundError when it cannot be verified; ConflictError when it is stored already */
export async function addPasskey(
  store: Store,
  site: RelyingParty,
  member: Member,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<void> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: async (challenge) =>
      (await store.oneTimeTokens.consume("new-passkey", challenge))?.memberId === member.id,
    expectedOrigin: site.deskUrl,
    expectedRPID: new URL(site.deskUrl).hostname,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo)
    throw new NotFoundError("This passkey could not be verified, so it was not saved. Please try again.");
  const { credential, credentialDeviceType, credentialBackedUp, aaguid } = registrationInfo;
  if (await store.passkeys.findByCredential(credential.id)) {
    throw new ConflictError("This passkey has already been added.");
  }
  await store.transaction(async (repositories) => {
    await recordActivity(repositories, member, "addPasskey", { details: { passkey: name } });
    await repositories.passkeys.insert({
      memberId: member.id,
      name,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      credentialId: credential.id,
      counter: credential.counter,
      deviceType: credentialDeviceType,
      backedUp: credentialBackedUp ? 1 : 0,
      transports: credential.transports?.join(",") ?? null,
      aaguid,
    });
  });
}

/** Removes a member's own passkey. @throws NotFoundError when it is not theirs */
export function removePasskey(store: Store, member: Member, id: string): Promise<void> {
  return store.transaction(async (repositories) => {
    const passkey = (await repositories.passkeys.ofMember(member.id)).find((one) => one.id === id);
    if (!passkey) throw new NotFoundError();
    await repositories.passkeys.delete(member.id, id);
    await recordActivity(repositories, member, "removePasskey", { details: { passkey: passkey.name ?? "" } });
  });
}

/** Options to sign in with any passkey that the device has for the desk. */
export async function passkeySignInOptions(store: Store, site: RelyingParty) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: new URL(site.deskUrl).hostname,
    challenge: toChallenge(await store.oneTimeTokens.create("passkey-sign-in", challengeLifetimeMs)),
    userVerification: "required",
  });
}

/** The member whose passkey gave this answer; null when it cannot be verified. */
export async function memberOfPasskey(
  store: Store,
  site: RelyingParty,
  response: AuthenticationResponseJSON,
): Promise<Member | null> {
  const passkey = await store.passkeys.findByCredential(response.id);
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: async (challenge) =>
      (await store.oneTimeTokens.consume("passkey-sign-in", challenge)) !== undefined,
    expectedOrigin: site.deskUrl,
    expectedRPID: new URL(site.deskUrl).hostname,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return null;
  await store.passkeys.setCounter(passkey.id, authenticationInfo.newCounter);
  const member = await store.members.find(passkey.memberId);
  return member && isActive(member) ? member : null;
}
