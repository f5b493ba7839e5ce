import { createHmac } from "node:crypto";
import { betterAuth } from "better-auth";
import { magicLink } from "better-auth/plugins/magic-link";
import { linkMinutes } from "#contract/desk/sign-in.ts";
import type { Connection } from "./schema.ts";

/** Sessions end after this many days without a request. */
const idleDays = 7;

/** How old a session's time of last use may get before it is written again. */
const updateAgeSeconds = 15 * 60;

/** A signed-in member's session, and the cookies to set, because a session in use is prolonged. */
export type SessionState = { memberId: string; sessionId: string; cookies: string[] };

export type Authentication = Awaited<ReturnType<typeof createAuthentication>>;

/**
 * Sessions and sign-in links with better-auth, on the store's own connection. Only its functions are called; its own
 * HTTP routes are not served.
 * @param codeKey the server's secret, which the key of the cookies is derived from
 * @param isSecure whether cookies are for TLS only
 */
export async function createAuthentication(db: Connection, codeKey: string, isSecure: boolean) {
  const auth = betterAuth({
    // As for SQLite with either database, so that its times and booleans are stored the same way in both.
    database: { db, type: "sqlite" },
    secret: createHmac("sha256", codeKey).update("desk sessions").digest("base64url"),
    baseURL: isSecure ? "https://desk.invalid" : "http://desk.invalid",
    telemetry: { enabled: false },
    logger: { disabled: true },
    user: { modelName: "members" },
    session: {
      modelName: "sessions",
      fields: { userId: "memberId" },
      expiresIn: idleDays * 24 * 60 * 60,
      updateAge: updateAgeSeconds,
    },
    verification: { modelName: "verifications" },
    advanced: {
      // It would ask for tables of features that are not used, such as passwords; the migrations make what it writes.
      database: { validateSchema: false },
      cookiePrefix: "desk",
      useSecureCookies: isSecure,
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
    },
    databaseHooks: {
      session: {
        create: {
          /** Removed members get no session. */
          async before({ userId }) {
            const member = await db
              .selectFrom("members")
              .select("removedAt")
              .where("id", "=", userId)
              .executeTakeFirst();
            return member?.removedAt === null ? undefined : false;
          },
        },
      },
    },
    plugins: [
      magicLink({
        expiresIn: linkMinutes.signIn * 60,
        storeToken: "hashed",
        disableSignUp: true,
        sendMagicLink({ token, metadata }) {
          metadata?.onToken(token);
        },
      }),
    ],
  });

  return {
    /** A new token for a sign-in link, which can be used once within 15 minutes. */
    async createLinkToken(email: string): Promise<string> {
      const { promise, resolve } = Promise.withResolvers<string>();
      await auth.api.signInMagicLink({
        body: { email, metadata: { onToken: resolve } },
        headers: new Headers(),
      });
      return promise;
    },

    /**
     * Uses up a link's token and starts a session.
     * @returns null when the token is unknown, used or old, or its member was removed
     */
    async signInWithToken(token: string, userAgent = ""): Promise<SessionState | null> {
      try {
        const { headers, response } = await auth.api.magicLinkVerify({
          query: { token },
          headers: new Headers({ "user-agent": userAgent }),
          returnHeaders: true,
        });
        const { session, user } = response as { session: { id: string }; user: { id: string } };
        return { memberId: user.id, sessionId: session.id, cookies: headers.getSetCookie() };
      } catch (error) {
        // A refused token becomes a redirect.
        if ((error as { status?: unknown }).status === "FOUND") return null;
        throw error;
      }
    },

    /** The session that a request's cookies belong to. Without a valid one, the cookies to set remove them. */
    async findSession(cookie: string): Promise<SessionState | { cookies: string[]; memberId: null }> {
      const { headers, response } = await auth.api.getSession({
        headers: new Headers({ cookie }),
        returnHeaders: true,
      });
      const cookies = headers.getSetCookie();
      if (!response) return { memberId: null, cookies };
      return { memberId: response.user.id, sessionId: response.session.id, cookies };
    },
  };
}
