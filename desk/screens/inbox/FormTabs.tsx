import { useQuery } from "@tanstack/react-query";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { formKinds } from "#contract/desk/roles.ts";
import { countsQuery } from "../../api/counts.ts";
import { inboxHref, mineHref } from "../../api/inbox-filter.ts";
import { useMember } from "../../api/members.ts";
import { seesSomeOf } from "../../components/can-see.ts";
import { formLabels } from "../../components/form-labels.ts";
import { LinkTabs } from "../../components/LinkTabs.tsx";

/** The tabs, one for each form that the member sees. */
export function FormTabs({ filter }: { filter: InboxFilter }) {
  const member = useMember();
  const counts = useQuery(countsQuery).data;
  const shown = formKinds.filter((form) => seesSomeOf(member, form));
  // A stage and a position belong to one form.
  const { stage, position, ...others } = filter;
  const isMine = filter.mine === "1" && !filter.form;
  const kept = { ...others, mine: undefined };
  return (
    <LinkTabs
      label="Kinds of applications"
      tabs={[
        { label: "All", href: inboxHref({ ...kept, form: undefined }), isCurrent: !filter.form && !isMine },
        { label: "Mine", href: mineHref, isCurrent: isMine, count: counts?.mine },
        ...shown.map((form) => ({
          label: formLabels[form],
          href: inboxHref({ ...kept, form }),
          isCurrent: filter.form === form,
          count: counts?.unread[form],
        })),
      ]}
    />
  );
}
