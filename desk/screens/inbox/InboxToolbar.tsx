import { Dialog } from "@base-ui/react/dialog";
import { IconFilter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { formKinds } from "#contract/desk/roles.ts";
import { countsQuery } from "../../api/counts.ts";
import { inboxHref } from "../../api/inbox-filter.ts";
import { useMember } from "../../api/members.ts";
import { formLabels } from "../../components/form-labels.ts";
import { LinkTabs } from "../../components/LinkTabs.tsx";
import { Button, buttonVariants } from "../../components/ui/Button.tsx";
import { DialogContent } from "../../components/ui/Dialog.tsx";
import { useMediaQuery } from "../../components/use-media-query.ts";
import { InboxFilters } from "./InboxFilters.tsx";
import { SearchField } from "./SearchField.tsx";

type Props = {
  filter: InboxFilter;
  onChange: (change: InboxFilter) => void;
  onSearch: (text: string) => void;
  searchRef: Ref<HTMLInputElement>;
};

/** The tabs, one for each form that the member sees. */
function FormTabs({ filter }: { filter: InboxFilter }) {
  const { role, forms } = useMember();
  const counts = useQuery(countsQuery).data;
  const shown = formKinds.filter((form) => role === "owner" || forms.includes(form));
  // A stage and a position belong to one form.
  const { stage, position, ...kept } = filter;
  return (
    <LinkTabs
      label="Forms"
      tabs={[
        { label: "All", href: inboxHref({ ...kept, form: undefined }), isCurrent: !filter.form },
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

/** On phones the filters are in a dialog. */
function FilterDialog({ filter, onChange }: Pick<Props, "filter" | "onChange">) {
  const { form, q, ...restricting } = filter;
  const count = Object.values(restricting).filter(Boolean).length;
  return (
    <Dialog.Root>
      <Dialog.Trigger className={buttonVariants({ variant: count > 0 ? "primary" : "secondary" })}>
        <IconFilter aria-hidden />
        Filter{count > 0 && ` (${count})`}
      </Dialog.Trigger>
      <DialogContent title="Filters" className="top-auto bottom-0 mb-[env(safe-area-inset-bottom)] w-full">
        <div className="mt-4 flex flex-col gap-3">
          <InboxFilters filter={filter} onChange={onChange} />
          <Dialog.Close render={<Button variant="primary" />}>Show the applications</Dialog.Close>
        </div>
      </DialogContent>
    </Dialog.Root>
  );
}

/** Search, tabs and filters above the list. */
export function InboxToolbar({ filter, onChange, onSearch, searchRef }: Props) {
  const isPhone = useMediaQuery("(width < 48rem)");
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline px-4 py-2 lg:px-6">
      <div className="flex w-full items-center gap-2 lg:w-auto lg:grow">
        <SearchField ref={searchRef} value={filter.q ?? ""} onSearch={onSearch} />
        {isPhone && <FilterDialog filter={filter} onChange={onChange} />}
      </div>
      <FormTabs filter={filter} />
      {!isPhone && <InboxFilters filter={filter} onChange={onChange} />}
    </div>
  );
}
