import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";

export type PreviewAccess = {
  /** Part of the address that lets people in; undefined lets everybody in. */
  token: string | undefined;
  expiresAtMs: number;
};

const cookieName = "preview";

const hashOf = (text: string) => createHash("sha256").update(text).digest();
const isEqual = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));

/** The value of the preview's cookie. */
function cookieValue(header = ""): string {
  const cookies = header.split(";").map((cookie) => cookie.trim().split("=", 2));
  return cookies.find(([name]) => name === cookieName)?.[1] ?? "";
}

/**
 * Lets only those in who opened `/preview/TOKEN`, which sets a cookie, until the preview expires. Tells search engines
 * to keep away.
 */
export function guardPreview(app: FastifyInstance, { token, expiresAtMs }: PreviewAccess) {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("X-Robots-Tag", "noindex, nofollow");
    if (token === undefined) return;
    const remainingSeconds = Math.floor((expiresAtMs - Date.now()) / 1000);
    const refuse = (status: number, text: string) =>
      reply.code(status).header("Cache-Control", "no-store").type("text/plain; charset=utf-8").send(text);
    if (remainingSeconds <= 0) return refuse(410, "This preview has expired. Ask for a new one.");
    const [urlPath = ""] = request.url.split("?", 1);
    const [, sentToken] = /^\/preview\/([\w-]+)$/.exec(urlPath) ?? [];
    if (sentToken !== undefined && isEqual(sentToken, token)) {
      const secure = request.protocol === "https" ? "; Secure" : "";
      return reply
        .header(
          "Set-Cookie",
          `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${remainingSeconds}${secure}`,
        )
        .header("Cache-Control", "no-store")
        .redirect("/", 303);
    }
    if (!isEqual(cookieValue(request.headers.cookie), token))
      return refuse(404, "There is nothing at this address.");
  });
}
