import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { invitationSchema, memberChangeSchema } from "#contract/desk/members.ts";
import { errorMessage } from "../error-message.ts";
import { changeMember, inviteMember } from "../submissions/desk/members.ts";
import type { DeskOptions } from "./app.ts";
import { parse } from "./parse.ts";
import { sendLink } from "./send-link.ts";

const idSchema = z.object({ id: z.string() });

/** The desk's members. */
export function memberRoutes(api: FastifyInstance, options: DeskOptions) {
  const { store, log } = options;

  /** The member stays invited when the mail fails: they can ask for another link. */
  async function sendInvitation(member: Parameters<typeof sendLink>[1]) {
    await sendLink(options, member, true).catch((error) =>
      log.error({ failure: errorMessage(error) }, "An invitation could not be sent"),
    );
  }

  api.get("/members", async () => ({ members: await store.members.list() }));

  api.post("/members", async (request, reply) => {
    const member = await inviteMember(store, request.member, parse(invitationSchema, request.body));
    await sendInvitation(member);
    return reply.code(201).send(member);
  });

  api.patch("/members/:id", async (request) => {
    const { id } = parse(idSchema, request.params);
    const change = parse(memberChangeSchema, request.body);
    const member = await changeMember(store, request.member, id, change);
    if (change.removed === false) await sendInvitation(member);
    return member;
  });
}
