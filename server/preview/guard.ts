import { createHash, timingSafeEqual } from "node:crypto";
import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";

export type PreviewAccess = {
  /** Part of the address that lets people in; undefined lets everybody in. */
  token: string | undefined;
  expiresAtMs: number;
};

const cookieName = "preview";

const hashOf = (text: string) => createHash("sha256").update(text).digest();
const isEqual = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));

/**
 * Lets only those in who opened `/preview/TOKEN`, which sets a cookie, until the preview expires. Tells search engines
 * to keep away.
 */
export async function guardPreview(app: FastifyInstance, { token, expiresAtMs }: PreviewAccess) {
  await app.register(fastifyCookie);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("X-Robots-Tag", "noindex, nofollow");
    if (token === undefined) return;
    const maxAge = Math.floor((expiresAtMs - Date.now()) / 1000);
    const refuse = (status: number, text: string) =>
      reply.code(status).header("Cache-Control", "no-store").type("text/plain; charset=utf-8").send(text);
    if (maxAge <= 0) return refuse(410, "This preview has expired. Ask for a new one.");
    const [urlPath = ""] = request.url.split("?", 1);
    const [, sentToken] = /^\/preview\/([\w-]+)$/.exec(urlPath) ?? [];
    if (sentToken !== undefined && isEqual(sentToken, token)) {
      const secure = request.protocol === "https";
      return reply
        .setCookie(cookieName, token, { path: "/", httpOnly: true, sameSite: "lax", maxAge, secure })
        .header("Cache-Control", "no-store")
        .redirect("/", 303);
    }
    if (!isEqual(request.cookies[cookieName] ?? "", token))
      return refuse(404, "There is nothing at this address.");
  });
}
