import type { FastifyInstance } from "fastify";
import { interviewApi } from "#contract/desk/interviews.ts";
import { undoWindowMs } from "#contract/desk/replies.ts";
import { cancelInterview, moveInterview } from "../submissions/desk/interviews/change-interview.ts";
import { findFreeTimes } from "../submissions/desk/interviews/free-times.ts";
import { offerInterview } from "../submissions/desk/interviews/offer-interview.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** Proposing and offering times for an interview, moving it and cancelling it. */
export function interviewRoutes(api: FastifyInstance, { store, data, settings, onMailQueued }: DeskOptions) {
  handle(api, interviewApi.offer, async ({ member, params, body }) => {
    await offerInterview(store, data.stages, member, params.reference, body);
    setTimeout(onMailQueued, undoWindowMs).unref();
  });

  handle(api, interviewApi.freeTimes, ({ member, params, query }) =>
    findFreeTimes(store, member, params.reference, query, settings.CALDAV_HOSTS),
  );

  handle(api, interviewApi.move, async ({ member, params, body }) => {
    await moveInterview(store, member, params.id, body.startsAt, body.seenStartsAt);
    onMailQueued();
  });

  handle(api, interviewApi.cancel, async ({ member, params, query }) => {
    await cancelInterview(store, member, params.id, query.seenStartsAt);
    onMailQueued();
  });
}
