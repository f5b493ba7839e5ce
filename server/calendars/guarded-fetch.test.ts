import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { guardedFetch } from "./guarded-fetch.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0)) await clean();
});

/** Asks a server of this machine that answers in this way. */
async function ask(answer: RequestListener, init?: RequestInit, isAllowed = true) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanUp.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return guardedFetch(isAllowed ? [host] : [], AbortSignal.timeout(30_000))(`http://${host}/a`, init);
}

test("gives method, headers and body, and reads the answer", async () => {
  const response = await ask(
    async (request, response) => {
      const body = (await request.toArray()).join("");
      response.setHeader("content-type", "text/plain");
      response.end(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
    },
    { method: "PROPFIND", headers: { Authorization: "Basic abc" }, body: "<x/>" },
  );
  expect(response.headers.get("content-type")).toBe("text/plain");
  expect(await response.text()).toBe("PROPFIND /a Basic abc <x/>");
});

test.each([
  [301, "no calendar at this address"],
  [401, "refused the user name"],
  [404, "no calendar at this address"],
  [503, "did not answer"],
])("fails for the status %i", async (status, reason) => {
  await expect(
    ask((_, response) => response.writeHead(status, { location: "http://10.0.0.1/" }).end()),
  ).rejects.toThrow(reason);
});

test("tells where a redirect leads when asked to, and does not go there", async () => {
  const response = await ask(
    (_, response) => response.writeHead(301, { location: "http://10.0.0.1/" }).end(),
    { redirect: "manual" },
  );
  expect([response.status, response.headers.get("location")]).toEqual([301, "http://10.0.0.1/"]);
});

test("reads no more than a limit, and nothing that breaks off", async () => {
  const megabyte = Buffer.alloc(1024 * 1024);
  await expect(
    ask((_, response) => {
      for (let count = 0; count < 30; count++) response.write(megabyte);
      response.end();
    }),
  ).rejects.toThrow("too large");
  await expect(
    ask((_, response) => {
      response.writeHead(200, { "content-length": 10 }).write("a");
      setTimeout(() => response.destroy(), 20);
    }),
  ).rejects.toThrow("cannot be reached");
});

test("asks no private address, also not by a name that stands for one", async () => {
  await expect(ask((_, response) => response.end(), {}, false)).rejects.toThrow("https://");
  const fetchPublic = guardedFetch([], AbortSignal.timeout(30_000));
  for (const host of ["127.0.0.1", "localhost", "[::1]", "2130706433"])
    await expect(fetchPublic(`https://${host}:9/`), host).rejects.toThrow("private network");
});
