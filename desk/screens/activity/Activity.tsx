import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type ActivityPage, activityApi } from "#contract/desk/activity.ts";
import { activityText } from "#contract/desk/activity-text.ts";
import { call } from "../../api/call.ts";
import { hasStatus } from "../../api/client.ts";
import { applicationHref } from "../../api/inbox-filter.ts";
import { formatFullTime } from "../../components/format-time.ts";
import { LoadMore } from "../../components/LoadMore.tsx";
import { Message } from "../../components/Message.tsx";
import { QueryState } from "../../components/QueryState.tsx";
import { Screen } from "../../layout/Screen.tsx";

function ActivityRow({ at, actor, action, reference, details }: ActivityPage["entries"][number]) {
  return (
    <tr className="border-b border-hairline max-md:grid max-md:grid-cols-[1fr_auto] max-md:py-2 md:h-row">
      <td className="whitespace-nowrap text-quiet max-md:col-start-2 max-md:text-fine md:w-56 md:pr-6">
        {formatFullTime(at)}
      </td>
      <td className="font-medium wrap-anywhere max-md:row-start-1 md:w-48 md:pr-6">{actor}</td>
      <td className="max-md:col-span-2">
        {activityText(action, details, reference)}{" "}
        {reference && (
          <Link to={applicationHref(reference)} className="underline underline-offset-4">
            {reference}
          </Link>
        )}
      </td>
    </tr>
  );
}

/** Who did what and when, for owners. */
export function Activity() {
  const query = useInfiniteQuery({
    queryKey: ["activity"],
    queryFn: ({ pageParam, signal }) => call(activityApi.list, { query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  // An owner who is one no longer sees none of it.
  const activity = hasStatus(query.error, 403) ? { ...query, data: undefined, hasNextPage: false } : query;
  const entries = activity.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Screen title="Activity">
      <p className="mb-4 max-w-prose text-quiet">
        This list shows what each colleague opened, changed, exported or erased, and when. Entries are kept
        for a year. They give an application’s reference, but no personal data of the applicant.
      </p>
      <QueryState query={activity} loadingText="Loading the activity …" />
      {activity.data && entries.length === 0 && <Message title="Nothing has happened yet" />}
      {entries.length > 0 && (
        <table className="w-full max-w-[64rem] border-t border-hairline">
          <caption className="sr-only">Activity, newest first</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <ActivityRow key={entry.id} {...entry} />
            ))}
          </tbody>
        </table>
      )}
      <LoadMore query={activity} />
    </Screen>
  );
}
