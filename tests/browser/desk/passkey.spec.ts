import { expect, type Page, test } from "@playwright/test";
import { signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { addVirtualAuthenticator } from "./virtual-authenticator.ts";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ DESK_PORT: "0" });
});
test.afterAll(async () => {
  await server.stop();
  await removeData(server);
});

type Step = { options: string; result: string; kind: "create" | "get"; extra?: object; repeats?: number };

/** Asks for options, lets the browser answer them, and sends the answer. @returns the status of each answer */
const usePasskey = (page: Page, step: Step) =>
  page.evaluate(async ({ options, result, kind, extra, repeats = 1 }) => {
    const post = (path: string, body?: unknown) =>
      fetch(path, {
        method: "POST",
        headers: body ? { "content-type": "application/json" } : {},
        body: body ? JSON.stringify(body) : undefined,
      });
    const json = (await (await post(options)).json()).options;
    const credential =
      kind === "create"
        ? await navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json),
          })
        : await navigator.credentials.get({
            publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json),
          });
    const response = (credential as PublicKeyCredential).toJSON();
    const statuses: number[] = [];
    for (let count = 0; count < repeats; count++) {
      statuses.push((await post(result, { ...extra, response })).status);
    }
    return statuses;
  }, step);

test("a member adds a passkey and signs in with it; an answer counts once", async ({ page }) => {
  const member = await signedInMember(server);
  const [name = "", value = ""] = member.cookie.split("=", 2);
  // Passkeys need a host name.
  const url = server.deskUrl.replace("127.0.0.1", "localhost");
  await page.context().addCookies([{ name, value, url }]);
  await page.goto(`${url}/about`);
  await addVirtualAuthenticator(page);
  const add: Step = {
    options: "/api/me/passkeys/options",
    result: "/api/me/passkeys",
    kind: "create",
    extra: { name: "Laptop" },
    repeats: 2,
  };
  expect(await usePasskey(page, add)).toEqual([201, 404]);
  const me = await (await member.request("/api/me")).json();
  expect(me.passkeys).toMatchObject([{ name: "Laptop" }]);

  await page.context().clearCookies();
  const signIn: Step = {
    options: "/api/sign-in/passkey/options",
    result: "/api/sign-in/passkey",
    kind: "get",
    repeats: 2,
  };
  expect(await usePasskey(page, signIn)).toEqual([200, 404]);
  expect(await page.evaluate(async () => (await fetch("/api/me")).status)).toBe(200);

  await member.request(`/api/me/passkeys/${me.passkeys[0].id}`, { method: "DELETE" });
  await page.context().clearCookies();
  expect(await usePasskey(page, { ...signIn, repeats: 1 })).toEqual([404]);
});
