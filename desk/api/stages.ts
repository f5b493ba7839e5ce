import { queryOptions } from "@tanstack/react-query";
import { stagesSchema } from "#contract/desk/stages.ts";
import { request } from "./client.ts";

/** The stages of every form, which change only with a release. */
export const stagesQuery = queryOptions({
  queryKey: ["stages"],
  queryFn: ({ signal }) => request(stagesSchema, "stages", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
