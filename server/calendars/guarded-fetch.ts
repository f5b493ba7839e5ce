import { lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import { type RequestOptions, request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { CalendarError, NoCalendarError } from "./calendar-error.ts";
import { isPublicAddress } from "./public-address.ts";

/** The most that all answers to one reading may hold together. */
const maxBytes = 20 * 1024 * 1024;

const ownNames = ["localhost", "127.0.0.1", "[::1]"];

const messages = {
  scheme: "The calendar’s address must begin with https://.",
  private: "The calendar’s address is in a private network, which the desk does not read.",
  refused: "The calendar server refused the user name or the app password.",
  failed: "The calendar server did not answer. Please try again later.",
  large: "The calendar is too large for the desk to read.",
  away: "The calendar server cannot be reached.",
};

/** Refuses names that stand for private addresses when a connection is made, so that they cannot change in between. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error("no address"), "");
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new CalendarError(messages.private), "");
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** @throws CalendarError for addresses that must not be asked */
function requireAllowed({ protocol, hostname }: URL, isPrivateHost: boolean) {
  if (protocol !== "https:" && !(protocol === "http:" && isPrivateHost && ownNames.includes(hostname)))
    throw new CalendarError(messages.scheme);
  const literal = hostname.replace(/^\[|\]$/g, "");
  const isLiteral = /^[\d.]+$|:/.test(literal);
  if (isLiteral && !isPrivateHost && !isPublicAddress(literal)) throw new CalendarError(messages.private);
}

/** The error that a status stands for; undefined for a success. */
function problemOf(status: number): CalendarError | undefined {
  if (status === 401) return new CalendarError(messages.refused);
  if (status >= 500) return new CalendarError(messages.failed);
  return status >= 300 ? new NoCalendarError() : undefined;
}

/**
 * A `fetch` that asks public addresses by HTTPS only, follows no redirects, reads 20 MB at most in all, and rejects for
 * every status but a success.
 * @param privateHosts hosts, with port where it is not the default, that may be in a private network; `http` too for this
 * machine
 */
export function guardedFetch(privateHosts: readonly string[], signal: AbortSignal): typeof fetch {
  let bytes = 0;

  function send(url: URL, { method = "GET", headers, body, redirect }: RequestInit): Promise<Response> {
    const isPrivateHost = privateHosts.includes(url.host);
    requireAllowed(url, isPrivateHost);
    const options: RequestOptions = {
      method,
      signal,
      headers: Object.fromEntries(new Headers(headers)),
      ...(!isPrivateHost && { lookup: publicLookup }),
    };
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const fail = (error: unknown) =>
      reject(error instanceof CalendarError ? error : new CalendarError(messages.away));
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes <= maxBytes) return;
        fail(new CalendarError(messages.large));
        request.destroy();
      });
      response.on("error", fail);
      response.on("end", () => {
        const status = response.statusCode ?? 0;
        // Where a redirect leads is asked for when the address of the calendars is sought.
        const problem = redirect === "manual" && status < 400 ? undefined : problemOf(status);
        if (problem) return fail(problem);
        const given = Object.entries(response.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]);
        const content = [204, 304].includes(status) ? null : Buffer.concat(chunks);
        resolve(new Response(content, { status, headers: given }));
      });
    });
    request.on("error", fail);
    request.end(typeof body === "string" ? body : undefined);
    return promise;
  }

  return async (url, init = {}) => send(new URL(String(url)), init);
}
