import { queryOptions } from "@tanstack/react-query";
import { inboxApi } from "#contract/desk/inbox.ts";
import { call } from "./call.ts";

/** The stages of every form, as they were last published. */
export const stagesQuery = queryOptions({
  queryKey: ["stages"],
  queryFn: ({ signal }) => call(inboxApi.stages, { signal }),
});
