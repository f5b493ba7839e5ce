import type { FastifyInstance } from "fastify";
import { signInLinkSchema } from "#contract/desk/sign-in.ts";
import { deskMessages, errorMessages } from "#contract/messages.ts";
import { Problem } from "../http/replies/problem.ts";
import type { DeskOptions } from "./app.ts";
import { parse } from "./parse.ts";

const isPublic = { config: { isPublic: true } };

/** Sign-in by a link, and sign-out. */
export function signInRoutes(api: FastifyInstance, { store, authentication }: DeskOptions) {
  api.post("/sign-in/link", isPublic, async (request, reply) => {
    const { token } = parse(signInLinkSchema, request.body);
    const session = await authentication.signInWithToken(token, request.headers["user-agent"]);
    if (!session) throw new Problem(404, errorMessages.unknownLink);
    reply.header("Set-Cookie", session.cookies);
    return { message: deskMessages.signedIn };
  });

  api.post("/sign-out", async ({ member, sessionId, headers }, reply) => {
    await store.sessions.delete(member.id, sessionId);
    const { cookies } = await authentication.findSession(headers.cookie ?? "");
    reply.header("Set-Cookie", cookies);
    return { message: deskMessages.signedOut };
  });
}
