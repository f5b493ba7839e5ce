import type { Page } from "@playwright/test";
import { signedInMember } from "../../setup/desk.ts";
import { deskOrigin, expect, signIn, test } from "./desk-test.ts";
import { addVirtualAuthenticator } from "./virtual-authenticator.ts";

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

test("a member adds a passkey and signs in with it; an answer counts once", async ({ page, server }) => {
  const member = await signedInMember(server);
  await signIn(page.context(), server, member);
  await page.goto(`${deskOrigin(server)}/about`);
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
  const signInStep: Step = {
    options: "/api/sign-in/passkey/options",
    result: "/api/sign-in/passkey",
    kind: "get",
    repeats: 2,
  };
  expect(await usePasskey(page, signInStep)).toEqual([200, 404]);
  expect(await page.evaluate(async () => (await fetch("/api/me")).status)).toBe(200);

  await member.request(`/api/me/passkeys/${me.passkeys[0].id}`, { method: "DELETE" });
  await page.context().clearCookies();
  expect(await usePasskey(page, { ...signInStep, repeats: 1 })).toEqual([404]);
});
