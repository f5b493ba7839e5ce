import { expect, test } from "vitest";
import { cookieOf, invitedToken, signedInMember } from "../../setup/desk.ts";
import { sharedServer } from "../shared-server.ts";

const server = sharedServer({ DESK_PORT: "0" });

const useLink = (token: string) =>
  fetch(`${server.deskUrl}/api/sign-in/link`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });

test("a link signs its member in once", async () => {
  const { token } = await invitedToken(server, "Ebba@studio.example");
  const first = await useLink(token);
  expect(first.status).toBe(200);
  const [cookie] = first.headers.getSetCookie();
  expect(cookie).toMatch(/^desk\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(cookieOf(first)).not.toBe("");

  const second = await useLink(token);
  expect(second.status).toBe(404);
  expect(second.headers.getSetCookie()).toEqual([]);
});

test("after signing out, the cookie is worth nothing", async () => {
  const member = await signedInMember(server);
  const response = await member.request("/api/sign-out", { method: "POST" });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie().join()).toContain("desk.session_token=; Max-Age=0");
  expect((await member.request("/api/sign-out", { method: "POST" })).status).toBe(401);
});
