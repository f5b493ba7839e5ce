import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isActive } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import { signInApi } from "#contract/desk/sign-in.ts";
import { deskMessages, errorMessages } from "#contract/messages.ts";
import { errorMessage } from "../error-message.ts";
import { Problem } from "../http/replies/problem.ts";
import { NotFoundError } from "../permissions/errors.ts";
import { recordActivity } from "../permissions/record-activity.ts";
import { memberOfPasskey, passkeySignInOptions } from "../submissions/desk/account/passkeys.ts";
import { checkSetUp, setUp } from "../submissions/desk/account/set-up.ts";
import { type SignInMethod, signInWithLink, startSession } from "../submissions/desk/account/sign-in.ts";
import { normalizeEmailForLookup } from "../submissions/email.ts";
import { sessionCookie } from "./authenticate.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";
import { sendLink } from "./send-link.ts";
import { signInLimits } from "./sign-in-limits.ts";

/** Sign-in by mail or passkey, the first member's set-up, and sign-out. */
export function signInRoutes(api: FastifyInstance, options: DeskOptions) {
  const { settings, store, data, deskUrl, log } = options;
  const cookie = sessionCookie(settings);
  const limits = signInLimits(store);
  const site = () => ({ name: data.name, deskUrl: deskUrl() });

  function answerSignedIn(reply: FastifyReply, sessionToken: string) {
    cookie.set(reply, sessionToken);
    return { message: deskMessages.signedIn };
  }

  const signIn = (request: FastifyRequest, member: Member, method: SignInMethod) =>
    store.transaction((repositories) =>
      startSession(repositories, member, method, request.headers["user-agent"]),
    );

  // Links that are being sent, which the server waits for when it stops.
  const sending = new Set<Promise<void>>();
  api.addHook("onClose", async () => {
    await Promise.allSettled(sending);
  });

  handle(api, signInApi.askForLink, async ({ body, request }) => {
    const email = normalizeEmailForLookup(body.email);
    await limits.countLink(request);
    const member = await store.members.findByEmail(email);
    if (member && isActive(member)) {
      // The answer does not wait: its time would tell who is a member.
      const sent = sendLink(options, member)
        .catch((error) => log.error({ failure: errorMessage(error) }, "A sign-in link could not be sent"))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
    const isMailed = settings.SMTP_URL !== undefined;
    return { message: isMailed ? deskMessages.linkSent : deskMessages.linkWritten, isMailed };
  });

  handle(api, signInApi.withLink, async ({ body, request, reply }) => {
    const sessionToken = await signInWithLink(store, body.token, request.headers["user-agent"]);
    if (sessionToken !== null) return answerSignedIn(reply, sessionToken);
    await limits.countFailure(request);
    throw new Problem(404, errorMessages.unknownLink);
  });

  handle(api, signInApi.passkeyOptions, async ({ request }) => {
    await limits.countChallenge(request);
    return { options: { ...(await passkeySignInOptions(store, site())) } };
  });

  handle(api, signInApi.withPasskey, async ({ body, request, reply }) => {
    const member = await memberOfPasskey(store, site(), body.response);
    if (member) return answerSignedIn(reply, await signIn(request, member, "passkey"));
    await limits.countFailure(request);
    throw new Problem(404, errorMessages.unknownPasskey);
  });

  // Not counted as a failure: a token of 256 bits cannot be guessed.
  handle(api, signInApi.checkSetUp, ({ body }) => checkSetUp(store, body.token));

  handle(api, signInApi.setUp, async ({ body, request, reply }) => {
    try {
      const member = await setUp(store, body);
      return answerSignedIn(reply, await signIn(request, member, "set-up"));
    } catch (error) {
      if (error instanceof NotFoundError) await limits.countFailure(request);
      throw error;
    }
  });

  handle(api, signInApi.signOut, async ({ member, sessionId, reply }) => {
    await store.sessions.delete(member.id, sessionId);
    await recordActivity(store, member, "signOut");
    cookie.clear(reply);
    return { message: deskMessages.signedOut };
  });
}
