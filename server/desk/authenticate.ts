import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isActive } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import { minuteMs } from "#contract/durations.ts";
import { errorMessages } from "#contract/messages.ts";
import { Problem } from "../http/replies/problem.ts";
import { isSameOrigin } from "../http/security/same-origin.ts";
import type { Settings } from "../settings.ts";
import { sessionIdleMs } from "../store/repositories/sessions.ts";
import type { DeskOptions } from "./desk-options.ts";

/** The cookie that holds a session's token. With TLS, its name makes browsers refuse it from anywhere else. */
export function sessionCookie({ DESK_URL }: Pick<Settings, "DESK_URL">) {
  const secure = DESK_URL?.startsWith("https:") ?? false;
  const name = secure ? "__Host-desk-session" : "desk-session";
  const options: CookieSerializeOptions = { path: "/", httpOnly: true, sameSite: "lax", secure };
  return {
    read: ({ cookies }: FastifyRequest): string | undefined => cookies[name],
    set: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: sessionIdleMs / 1000 }),
    clear: (reply: FastifyReply) => reply.setCookie(name, "", { ...options, maxAge: 0 }),
  };
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in; not set on routes with `isPublic`. */
    member: Member;
    sessionId: string;
  }
  interface FastifyContextConfig {
    /** True for routes without sign-in. */
    isPublic?: boolean;
  }
}

/** How old a member's time of last use may get before it is written again. */
const lastSeenAgeMs = 5 * minuteMs;

const readingMethods = ["GET", "HEAD", "OPTIONS"];

/** Requires a session for every route that is not public, and the desk's own origin for every change. */
export function requireMember(api: FastifyInstance, { settings, store, deskUrl }: DeskOptions) {
  const cookie = sessionCookie(settings);
  api.decorateRequest("member", null as unknown as Member);
  api.decorateRequest("sessionId", "");
  api.addHook("onRequest", async (request, reply) => {
    const isChange = !readingMethods.includes(request.method);
    if (isChange && !isSameOrigin(request, deskUrl(), settings.TRUST_PROXY > 0)) {
      throw new Problem(403, errorMessages.crossOriginDesk);
    }
    if (request.is404 || request.routeOptions.config.isPublic) return;
    const token = cookie.read(request);
    const session = token ? await store.sessions.use(token) : undefined;
    const member = session && (await store.members.find(session.memberId));
    if (!token || !member || !isActive(member)) {
      if (token !== undefined) cookie.clear(reply);
      throw new Problem(401, errorMessages.signIn);
    }
    if (session.isProlonged) cookie.set(reply, token);
    const now = Date.now();
    if ((member.lastSeenAt ?? 0) < now - lastSeenAgeMs) {
      await store.members.update(member.id, { lastSeenAt: now });
    }
    request.member = member;
    request.sessionId = session.id;
  });
}
