import { useQuery } from "@tanstack/react-query";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { countsQuery } from "../../api/counts.ts";
import { membersQuery } from "../../api/members.ts";
import { stagesQuery } from "../../api/stages.ts";
import { missingNames } from "./missing-names.ts";

/** Says what the list's filters name and is gone, such as in a saved view. Nothing while all of it is there. */
export function MissingNames({ filter }: { filter: InboxFilter }) {
  const members = useQuery(membersQuery).data;
  const stages = useQuery(stagesQuery).data;
  const positions = useQuery(countsQuery).data?.positions;
  const texts = missingNames(filter, { members, stages, positions });
  if (texts.length === 0) return null;
  return (
    <p role="status" className="shrink-0 border-b border-hairline bg-raised px-4 py-2 lg:px-6">
      {texts.join(" ")}
    </p>
  );
}
