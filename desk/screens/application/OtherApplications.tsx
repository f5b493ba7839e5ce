import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { applicationHref } from "../../api/inbox-filter.ts";
import { stagesQuery } from "../../api/stages.ts";
import { stageLabelIn } from "../../components/names.ts";
import { TimeAgo } from "../../components/TimeAgo.tsx";

/** Other applications from the same address, newest first. */
export function OtherApplications({ others }: { others: readonly InboxRow[] }) {
  const stages = useQuery(stagesQuery).data;
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others-title" className="pt-6">
      <h2 id="others-title" className="mb-1 font-bold">
        Also from this address
      </h2>
      <ul>
        {others.map((other) => (
          <li key={other.reference} className="border-b border-hairline last:border-0">
            <Link
              to={applicationHref(other.reference)}
              className="flex min-h-row items-center gap-3 hover:bg-hover pointer-coarse:min-h-touch"
            >
              <span className="truncate font-medium">{other.title}</span>
              <span className="shrink-0 text-quiet">{stageLabelIn(stages?.[other.form], other.stage)}</span>
              <TimeAgo time={other.receivedAt} className="ml-auto shrink-0 text-quiet tabular-nums" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
