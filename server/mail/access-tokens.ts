import * as z from "zod";
import { minuteMs } from "#contract/durations.ts";
import { fetchFailure } from "../error-message.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { isRefusal, TokenError } from "./token-error.ts";

/** How this server gets access tokens (OAuth 2.0, RFC 6749): with a refresh token, else with the client's own rights. */
export type OauthClient = {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  grant: { refreshToken: string } | { scope: string };
};

export type AccessTokens = {
  /** A token that ends in more than a minute. @throws TokenError */
  get: () => Promise<string>;
  /** Another token than the one that the mail server refused. @throws TokenError */
  replace: (refused: string) => Promise<string>;
};

const timeoutMs = 15_000;

/** A token is not used in its last minute, and a short one not in its second half. */
const reserveMs = minuteMs;

const answerSchema = z.object({
  access_token: z.string().min(1),
  /** Seconds; providers should tell, and a token that ended sooner is replaced once the mail server refuses it. */
  expires_in: z.coerce.number().positive().default(3_600),
  refresh_token: z.string().min(1).optional(),
});

const errorSchema = z.object({ error: z.string().refine(isRefusal) });

function grantFields(grant: OauthClient["grant"]): Record<string, string> {
  return "scope" in grant
    ? { grant_type: "client_credentials", scope: grant.scope }
    : { grant_type: "refresh_token", refresh_token: grant.refreshToken };
}

/** Asks for a token. Nothing of the answer but known codes gets into errors. @throws TokenError */
async function requestToken({ tokenUrl, clientId, clientSecret, grant }: OauthClient) {
  const fields = { ...grantFields(grant), client_id: clientId, client_secret: clientSecret };
  try {
    const response = await fetch(tokenUrl, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    const body: unknown = await response.json().catch(() => null);
    const answer = answerSchema.safeParse(body);
    if (response.ok && answer.success) return answer.data;
    throw new TokenError(errorSchema.safeParse(body).data?.error ?? String(response.status));
  } catch (error) {
    throw error instanceof TokenError ? error : new TokenError(fetchFailure(error));
  }
}

/**
 * The access tokens of this process, one at a time: concurrent logins share a request. A provider may replace the
 * refresh token at each use: the newest is kept in memory only.
 */
export function accessTokens(client: OauthClient, { mailTokens }: Pick<Metrics, "mailTokens">): AccessTokens {
  let { grant } = client;
  let token = { value: "", renewAt: Number.NEGATIVE_INFINITY };
  let request: Promise<string> | null = null;

  async function fetchToken(): Promise<string> {
    const askedAt = performance.now();
    try {
      const answer = await requestToken({ ...client, grant });
      if ("refreshToken" in grant && answer.refresh_token) grant = { refreshToken: answer.refresh_token };
      const lifetimeMs = answer.expires_in * 1_000;
      const renewAt = askedAt + Math.max(lifetimeMs - reserveMs, lifetimeMs / 2);
      token = { value: answer.access_token, renewAt };
      mailTokens.inc({ result: "issued" });
      return token.value;
    } catch (error) {
      mailTokens.inc({ result: isRefusal((error as TokenError).reason) ? "refused" : "failed" });
      throw error;
    }
  }

  function renew(): Promise<string> {
    request ??= fetchToken().finally(() => {
      request = null;
    });
    return request;
  }

  return {
    get: async () => (performance.now() < token.renewAt ? token.value : renew()),
    replace: async (refused) => (token.value === refused ? renew() : token.value),
  };
}
