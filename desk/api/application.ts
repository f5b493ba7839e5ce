import { queryOptions } from "@tanstack/react-query";
import { applicationSchema } from "#contract/desk/application.ts";
import { showAsRead } from "./cached-rows.ts";
import { request } from "./client.ts";

/** How often an application is asked for again while a reply waits to be sent. */
const queuedReplyIntervalMs = 5000;

/** One application with everything about it. Asking for it marks it as read. */
export const applicationQuery = (reference: string) =>
  queryOptions({
    queryKey: ["application", reference],
    queryFn: async ({ signal, client }) => {
      const path = `applications/${encodeURIComponent(reference)}`;
      const application = await request(applicationSchema, path, { signal });
      showAsRead(client, application.application);
      return application;
    },
    refetchInterval: ({ state: { data } }) =>
      data?.replies.some(({ state }) => state === "queued") ? queuedReplyIntervalMs : false,
  });
