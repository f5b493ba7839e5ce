import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { pipelineApi } from "#contract/desk/pipeline.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { call } from "./call.ts";

/** A form, or a position of the form of jobs. */
export type Subject = { form: FormKind; position?: string | undefined };

/** The applications of a form or position by stage. */
export const pipelineQuery = (subject: Subject) =>
  queryOptions({
    queryKey: ["pipeline", subject],
    queryFn: ({ signal }) => call(pipelineApi.stages, { query: subject, signal }),
  });

/** The applications of a form or position that were given to readers, loaded page by page. */
export const comparisonQuery = (subject: Subject) =>
  infiniteQueryOptions({
    queryKey: ["comparison", subject],
    queryFn: ({ pageParam, signal }) =>
      call(pipelineApi.comparison, { query: { ...subject, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.applications),
  });
