import { queryOptions } from "@tanstack/react-query";
import { numbersRoute } from "#contract/desk/numbers.ts";
import { call } from "../../api/call.ts";

/** The period to count, as dates of Stockholm; without them the last 26 weeks. */
export type Period = { since?: string; until?: string };

export const numbersQuery = (period: Period) =>
  queryOptions({
    queryKey: ["numbers", period],
    queryFn: ({ signal }) => call(numbersRoute, { query: period, signal }),
    // The figures of another period stay until those of the chosen one are there.
    placeholderData: (previous) => previous,
  });
