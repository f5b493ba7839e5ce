import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../settings.ts";
import { sessionIdleMs } from "../store/sessions.ts";

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
