import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { myChangeSchema } from "#contract/desk/members.ts";
import { newPasskeySchema } from "#contract/desk/sign-in.ts";
import { NotFoundError } from "../submissions/desk/errors.ts";
import { endOtherSessions, endSession, getMe } from "../submissions/desk/me.ts";
import { addPasskey, newPasskeyOptions } from "../submissions/desk/passkeys.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parse } from "./parse.ts";

const idSchema = z.object({ id: z.string() });

/** What members see and change about themselves. */
export function meRoutes(api: FastifyInstance, { store, data, deskUrl }: DeskOptions) {
  const site = () => ({ name: data.name, deskUrl: deskUrl() });

  api.get("/me", ({ member, sessionId }) => getMe(store, member.id, sessionId));

  api.patch("/me", async ({ member, sessionId, body }) => {
    await store.members.update(member.id, parse(myChangeSchema, body));
    return getMe(store, member.id, sessionId);
  });

  api.delete("/me/sessions", async ({ member, sessionId }) => {
    await endOtherSessions(store, member.id, sessionId);
    return getMe(store, member.id, sessionId);
  });

  api.delete("/me/sessions/:id", async ({ member, sessionId, params }) => {
    await endSession(store, member.id, parse(idSchema, params).id);
    return getMe(store, member.id, sessionId);
  });

  api.post("/me/passkeys/options", async ({ member }) => ({
    options: await newPasskeyOptions(store, site(), member),
  }));

  api.post("/me/passkeys", async ({ member, sessionId, body }, reply) => {
    await addPasskey(store, site(), member, parse(newPasskeySchema, body));
    return reply.code(201).send(await getMe(store, member.id, sessionId));
  });

  api.delete("/me/passkeys/:id", async ({ member, sessionId, params }) => {
    if (!(await store.passkeys.delete(member.id, parse(idSchema, params).id))) throw new NotFoundError();
    return getMe(store, member.id, sessionId);
  });
}
