import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const clientId = "studio-mailer";
export const clientSecret = "s3cr3t/of:the&client";
export const firstRefreshToken = "refresh-token-of-the-operator";

export type TokenEndpoint = Awaited<ReturnType<typeof startTokenEndpoint>>;

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

/**
 * Starts an OAuth 2.0 token endpoint (RFC 6749). A refresh token can be used once: the answer has the next one.
 * @param lifetimeSeconds how long tokens are valid
 */
export async function startTokenEndpoint(lifetimeSeconds = 3_600) {
  const endsAt = new Map<string, number>();
  const requests: URLSearchParams[] = [];
  let refreshToken = firstRefreshToken;
  /** Answered instead of a token. */
  let failure: { status: number; body: object } | null = null;

  const server = createServer(async (request, response) => {
    const fields = new URLSearchParams(await text(request));
    requests.push(fields);
    if (failure) return answer(response, failure.status, failure.body);
    if (fields.get("client_id") !== clientId || fields.get("client_secret") !== clientSecret) {
      // The worst that a provider could do.
      const description = `The secret ${fields.get("client_secret")} is wrong`;
      return answer(response, 401, { error: "invalid_client", error_description: description });
    }
    const isRefresh = fields.get("grant_type") === "refresh_token";
    if (isRefresh && fields.get("refresh_token") !== refreshToken) {
      const description = `The token ${fields.get("refresh_token")} is wrong`;
      return answer(response, 400, { error: "invalid_grant", error_description: description });
    }
    const token = `token-${randomUUID()}`;
    endsAt.set(token, Date.now() + lifetimeSeconds * 1_000);
    if (isRefresh) refreshToken = randomUUID();
    answer(response, 200, {
      token_type: "Bearer",
      access_token: token,
      expires_in: lifetimeSeconds,
      ...(isRefresh ? { refresh_token: refreshToken } : {}),
    });
  });
  const listen = (port: number) => once(server.listen(port, "127.0.0.1"), "listening");
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const away = async () => {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), "close");
  };
  const client = {
    SMTP_OAUTH_TOKEN_URL: `http://127.0.0.1:${port}/token`,
    SMTP_OAUTH_CLIENT_ID: clientId,
    SMTP_OAUTH_CLIENT_SECRET: clientSecret,
  };
  return {
    /** Settings of a server, for each kind of grant. */
    withScope: { ...client, SMTP_OAUTH_SCOPE: "https://mail.example/.default" },
    withRefreshToken: { ...client, SMTP_OAUTH_REFRESH_TOKEN: firstRefreshToken },
    /** The form fields of each request so far. */
    requests,
    isValid: (token: string) => (endsAt.get(token) ?? 0) > Date.now(),
    /** Ends all tokens before their time. */
    revoke: () => endsAt.clear(),
    fail(status: number, body: object = {}) {
      failure = { status, body };
    },
    recover() {
      failure = null;
    },
    /** Stops listening. */
    away,
    back: () => listen(port),
  };
}
