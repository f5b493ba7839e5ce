import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { type InvitedMember, invitationSchema, memberChangeSchema } from "#contract/desk/members.ts";
import { changeMember, inviteMember } from "../submissions/desk/members.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parse } from "./parse.ts";
import { sendInvitation } from "./send-link.ts";

const idSchema = z.object({ id: z.string() });

/** The desk's members. */
export function memberRoutes(api: FastifyInstance, options: DeskOptions) {
  const { store } = options;

  api.get("/members", async () => ({ members: await store.members.list() }));

  api.post("/members", async (request, reply): Promise<InvitedMember> => {
    const member = await inviteMember(store, request.member, parse(invitationSchema, request.body));
    reply.code(201);
    return { ...member, link: await sendInvitation(options, member) };
  });

  api.patch("/members/:id", async (request): Promise<InvitedMember> => {
    const { id } = parse(idSchema, request.params);
    const change = parse(memberChangeSchema, request.body);
    const member = await changeMember(store, request.member, id, change);
    return { ...member, link: change.removed === false ? await sendInvitation(options, member) : null };
  });
}
