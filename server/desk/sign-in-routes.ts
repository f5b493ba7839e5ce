import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Member } from "#contract/desk/members.ts";
import { passkeySignInSchema, setUpSchema, signInLinkSchema, signInSchema } from "#contract/desk/sign-in.ts";
import { deskMessages, errorMessages } from "#contract/messages.ts";
import { errorMessage } from "../error-message.ts";
import { Problem } from "../http/replies/problem.ts";
import type { SessionState } from "../store/authentication.ts";
import { NotFoundError } from "../submissions/desk/errors.ts";
import { memberOfPasskey, passkeySignInOptions } from "../submissions/desk/passkeys.ts";
import { recordActivity } from "../submissions/desk/record-activity.ts";
import { setUp } from "../submissions/desk/set-up.ts";
import { normalizeEmailForLookup } from "../submissions/email.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parse } from "./parse.ts";
import { sendLink } from "./send-link.ts";
import { signInLimits } from "./sign-in-limits.ts";

const isPublic = { config: { isPublic: true } };

/** Sign-in by mail or passkey, the first member's set-up, and sign-out. */
export function signInRoutes(api: FastifyInstance, options: DeskOptions) {
  const { settings, store, authentication, data, deskUrl, log } = options;
  const limits = signInLimits(store);
  const site = () => ({ name: data.name, deskUrl: deskUrl() });

  async function answerSignedIn(reply: FastifyReply, session: SessionState) {
    const member = await store.members.find(session.memberId);
    if (member) await recordActivity(store, member, "signIn");
    reply.header("Set-Cookie", session.cookies);
    return { message: deskMessages.signedIn };
  }

  /** Starts a session without a mail, through a link that is used at once. */
  async function signIn(request: FastifyRequest, { email }: Member): Promise<SessionState> {
    const token = await authentication.createLinkToken(email);
    const session = await authentication.signInWithToken(token, request.headers["user-agent"]);
    if (!session) throw new NotFoundError(errorMessages.unknownLink);
    return session;
  }

  // Links that are being sent, which the server waits for when it stops.
  const sending = new Set<Promise<void>>();
  api.addHook("onClose", async () => {
    await Promise.allSettled(sending);
  });

  api.post("/sign-in", isPublic, async (request) => {
    const email = normalizeEmailForLookup(parse(signInSchema, request.body).email);
    await limits.countLink(request, email);
    const member = await store.members.findByEmail(email);
    if (member && member.removedAt === null) {
      // The answer does not wait: its time would tell who is a member.
      const sent = sendLink(options, member)
        .catch((error) => log.error({ failure: errorMessage(error) }, "A sign-in link could not be sent"))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
    const isMailed = settings.SMTP_URL !== undefined;
    return { message: isMailed ? deskMessages.linkSent : deskMessages.linkWritten, isMailed };
  });

  api.post("/sign-in/link", isPublic, async (request, reply) => {
    const { token } = parse(signInLinkSchema, request.body);
    const session = await authentication.signInWithToken(token, request.headers["user-agent"]);
    if (session) return answerSignedIn(reply, session);
    await limits.countFailure(request);
    throw new Problem(404, errorMessages.unknownLink);
  });

  api.post("/sign-in/passkey/options", isPublic, async () => ({
    options: await passkeySignInOptions(store, site()),
  }));

  api.post("/sign-in/passkey", isPublic, async (request, reply) => {
    const { response } = parse(passkeySignInSchema, request.body);
    const member = await memberOfPasskey(store, site(), response);
    if (member) return answerSignedIn(reply, await signIn(request, member));
    await limits.countFailure(request);
    throw new Problem(404, errorMessages.unknownPasskey);
  });

  api.post("/set-up", isPublic, async (request, reply) => {
    const person = parse(setUpSchema, request.body);
    try {
      const member = await setUp(store, person);
      return await answerSignedIn(reply, await signIn(request, member));
    } catch (error) {
      if (error instanceof NotFoundError) await limits.countFailure(request);
      throw error;
    }
  });

  api.post("/sign-out", async ({ member, sessionId, headers }, reply) => {
    await store.sessions.delete(member.id, sessionId);
    await recordActivity(store, member, "signOut");
    const { cookies } = await authentication.findSession(headers.cookie ?? "");
    reply.header("Set-Cookie", cookies);
    return { message: deskMessages.signedOut };
  });
}
