import { Dialog } from "@base-ui/react/dialog";
import { IconFilter } from "@tabler/icons-react";
import type { Ref } from "react";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { restrictingFilters } from "../../api/inbox-filter.ts";
import { Button, buttonVariants } from "../../components/ui/Button.tsx";
import { DialogContent } from "../../components/ui/Dialog.tsx";
import { useMediaQuery } from "../../components/use-media-query.ts";
import { InboxFilters } from "./InboxFilters.tsx";
import { SearchField } from "./SearchField.tsx";

type Props = {
  filter: InboxFilter;
  onChange: (change: InboxFilter) => void;
  onSearch: (text: string) => void;
  /** Called with the text when Enter is pressed; the focus then goes to its first result. */
  onEnterSearch: (text: string) => void;
  searchRef: Ref<HTMLInputElement>;
};

/** On phones the filters are in a dialog. */
function FilterDialog({ filter, onChange }: Pick<Props, "filter" | "onChange">) {
  const count = restrictingFilters(filter).length;
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

/** Search and filters above the list. */
export function InboxToolbar({ filter, onChange, onSearch, onEnterSearch, searchRef }: Props) {
  const isPhone = useMediaQuery("(width < 48rem)");
  return (
    <div className="flex shrink-0 items-center gap-2 border-b md:flex-wrap border-hairline px-4 py-2 lg:px-6">
      <SearchField ref={searchRef} value={filter.q ?? ""} onSearch={onSearch} onEnter={onEnterSearch} />
      {isPhone ? (
        <FilterDialog filter={filter} onChange={onChange} />
      ) : (
        <InboxFilters filter={filter} onChange={onChange} />
      )}
    </div>
  );
}
