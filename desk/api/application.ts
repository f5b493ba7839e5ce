import { queryOptions } from "@tanstack/react-query";
import { applicationSchema } from "#contract/desk/application.ts";
import { request } from "./client.ts";

/** How often an application is asked for again while a reply waits to be sent. */
const queuedReplyIntervalMs = 5000;

/** One application with everything about it. Asking for it marks it as read. */
export const applicationQuery = (reference: string) =>
  queryOptions({
    queryKey: ["application", reference],
    queryFn: ({ signal }) =>
      request(applicationSchema, `applications/${encodeURIComponent(reference)}`, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.replies.some(({ state }) => state === "queued") ? queuedReplyIntervalMs : false,
  });
