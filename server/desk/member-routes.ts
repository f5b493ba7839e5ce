import type { FastifyInstance } from "fastify";
import { memberApi } from "#contract/desk/members.ts";
import { describeColleague } from "../submissions/desk/members/colleagues.ts";
import { memberWork } from "../submissions/desk/members/hand-over.ts";
import { changeMember, inviteMember, knownPositions } from "../submissions/desk/members/members.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";
import { sendInvitation } from "./send-link.ts";

/** The desk's members. */
export function memberRoutes(api: FastifyInstance, options: DeskOptions) {
  const { store, data } = options;

  handle(api, memberApi.list, async ({ member }) => ({
    members: (await store.members.list()).map((one) => describeColleague(one, member)),
  }));

  handle(api, memberApi.positions, ({ member }) => knownPositions(store, data, member));

  handle(api, memberApi.work, ({ member, params }) => memberWork(store, data.stages, member, params.id));

  handle(api, memberApi.invite, async ({ member, body, reply }) => {
    const invited = await inviteMember(store, member, body);
    reply.code(201);
    return { ...invited, link: await sendInvitation(options, invited) };
  });

  handle(api, memberApi.change, async ({ member, params, body }) => {
    const changed = await changeMember(store, data.stages, member, params.id, body);
    return { ...changed, link: body.removed === false ? await sendInvitation(options, changed) : null };
  });
}
