import { Popover } from "@base-ui/react/popover";
import { IconChevronDown } from "@tabler/icons-react";
import { cn } from "#app/components/ui/cn.ts";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { DateInput } from "../../components/ui/DateInput.tsx";
import { popupStyle } from "../../components/ui/Menu.tsx";

/** Label of the closed filter, such as `From 2026-11-01` or `2026-11-01 – 2026-11-23`. */
function dateLabel({ since, until }: InboxFilter) {
  if (since && until) return `${since} – ${until}`;
  if (since) return `From ${since}`;
  return until ? `Until ${until}` : "Date";
}

/** Restricts the list to a range of days, both included. */
export function DateFilter({
  filter,
  onChange,
}: {
  filter: InboxFilter;
  onChange: (change: InboxFilter) => void;
}) {
  const isSet = Boolean(filter.since || filter.until);
  return (
    <Popover.Root>
      <Popover.Trigger
        className={cn(
          "inline-flex h-control cursor-pointer items-center gap-2 rounded-control border pr-2 pl-2.5 whitespace-nowrap hover:bg-hover pointer-coarse:h-touch pointer-coarse:text-body",
          isSet ? "border-text font-medium tabular-nums" : "border-hairline text-quiet",
        )}
      >
        {dateLabel(filter)}
        <IconChevronDown aria-hidden className="ml-auto text-quiet" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="start" sideOffset={4} className="z-10 outline-none">
          <Popover.Popup aria-label="Received" className={cn(popupStyle, "flex flex-col gap-2 p-3")}>
            <DateInput
              label="From"
              value={filter.since ?? ""}
              onChange={(since) => onChange({ since: since || undefined })}
            />
            <DateInput
              label="Until"
              value={filter.until ?? ""}
              onChange={(until) => onChange({ until: until || undefined })}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
