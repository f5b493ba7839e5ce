import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { numbersRoute } from "#contract/desk/numbers.ts";
import { call } from "../../api/call.ts";
import { ExportMenu } from "../../components/ExportMenu.tsx";
import { Message } from "../../components/Message.tsx";
import { QueryState } from "../../components/QueryState.tsx";
import { Screen } from "../../layout/Screen.tsx";
import { AnswerShare, AnswerTimes } from "./AnswerTimes.tsx";
import { ApplicationsPerWeek, JobApplicationsPerWeek } from "./ApplicationsPerWeek.tsx";
import { Funnels } from "./Funnels.tsx";
import { PeriodPicker } from "./PeriodPicker.tsx";
import { Sources } from "./Sources.tsx";

/** The period to count, as dates of Stockholm; without them the last 26 weeks. */
type Period = { since?: string; until?: string };

const numbersQuery = (period: Period) =>
  queryOptions({
    queryKey: ["numbers", period],
    queryFn: ({ signal }) => call(numbersRoute, { query: period, signal }),
    // The figures of another period stay until those of the chosen one are there.
    placeholderData: (previous) => previous,
  });

/** Days that exist, as the server takes them. */
const isDate = (text: string) => numbersRoute.query.shape.since.safeParse(text).success;

/** How many applications came, from where, how quickly they were answered, and how far they got. */
export function Numbers() {
  const [search, setSearch] = useSearchParams();
  const [since, until] = ["since", "until"].map((name) => search.get(name));
  const period = {
    ...(since && isDate(since) && { since }),
    ...(until && isDate(until) && { until }),
  };
  const query = useQuery(numbersQuery(period));
  const numbers = query.data;
  return (
    <Screen
      title="Numbers"
      actions={
        numbers && <ExportMenu query={{ since: numbers.since, until: numbers.until, status: "all" }} />
      }
    >
      {numbers && (
        <PeriodPicker
          // A date chosen while the figures of another still load counts, too.
          since={period.since ?? numbers.since}
          until={period.until ?? numbers.until}
          onChange={(chosen) => setSearch(chosen)}
        />
      )}
      <QueryState query={query} loadingText="Counting …" />
      {numbers && numbers.perWeek.length === 0 && (
        <Message title="No applications in this period" description="Please choose a longer period." />
      )}
      {numbers && numbers.perWeek.length > 0 && (
        <div
          aria-busy={query.isPlaceholderData}
          className="mt-6 grid gap-x-12 gap-y-12 aria-busy:opacity-60 xl:grid-cols-2"
        >
          <ApplicationsPerWeek numbers={numbers} />
          <JobApplicationsPerWeek numbers={numbers} />
          <AnswerTimes numbers={numbers} />
          <div className="grid content-start gap-12">
            <AnswerShare numbers={numbers} />
            <Sources numbers={numbers} />
          </div>
          <Funnels numbers={numbers} />
        </div>
      )}
    </Screen>
  );
}
