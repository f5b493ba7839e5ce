import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, invitedToken, postToDesk, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { newDatabase } from "../databases.ts";

let first: RunningServer;
let second: RunningServer;

beforeAll(async () => {
  const settings = { DATABASE_URL: await newDatabase(), DESK_PORT: "0" };
  first = await startServer(settings);
  second = await startServer(settings);
});
afterAll(async () => {
  for (const server of [first, second]) {
    await server.stop();
    await removeData(server);
  }
});

const statusOfMe = async ({ deskUrl }: RunningServer, cookie: string) =>
  (await fetch(`${deskUrl}/api/me`, { headers: { cookie } })).status;

test("servers on one database share sessions, and links that can be used once", async () => {
  const { token } = await invitedToken(first, "ebba@studio.example");
  const signedIn = await postToDesk(second, "/api/sign-in/link", { token });
  expect(signedIn.status).toBe(200);
  expect((await postToDesk(first, "/api/sign-in/link", { token })).status).toBe(404);

  const cookie = cookieOf(signedIn);
  expect([await statusOfMe(first, cookie), await statusOfMe(second, cookie)]).toEqual([200, 200]);
  expect((await postToDesk(first, "/api/sign-out", {}, { cookie })).status).toBe(200);
  expect([await statusOfMe(first, cookie), await statusOfMe(second, cookie)]).toEqual([401, 401]);
});

test("servers on one database share the limit of links for an address", async () => {
  const ask = (server: RunningServer) =>
    postToDesk(server, "/api/sign-in", { email: "often@studio.example" }).then(({ status }) => status);
  for (let count = 0; count < 20; count++) expect(await ask(count % 2 ? first : second)).toBe(200);
  expect([await ask(first), await ask(second)]).toEqual([429, 429]);
});

test("one of many invitations of an address at once is stored, and the others are told", async () => {
  const owners = await Promise.all(
    [first, second].map((server) => signedInMember(server, { role: "owner" })),
  );
  const body = { email: "both@studio.example", role: "member", forms: ["career"] };
  const invite = async ({ request }: (typeof owners)[number]) =>
    (await request("/api/members", { method: "POST", body })).status;
  const statuses = await Promise.all([...owners, ...owners, ...owners].map(invite));
  expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
});
