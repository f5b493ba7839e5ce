import { Menu } from "@base-ui/react/menu";
import { IconDownload } from "@tabler/icons-react";
import { type InboxFilter, inboxApi } from "#contract/desk/inbox.ts";
import { hrefOf } from "../api/call.ts";
import { buttonVariants } from "./ui/Button.tsx";
import { MenuContent, menuItemStyle } from "./ui/Menu.tsx";

const formats = [
  { format: "xlsx", label: "Excel", extension: ".xlsx" },
  { format: "csv", label: "CSV", extension: ".csv" },
  { format: "json", label: "JSON", extension: ".json" },
] as const;

/** Downloads everything in a view as a file. @param query the view's filter */
export function ExportMenu({ query }: { query: InboxFilter }) {
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonVariants()}>
        <IconDownload aria-hidden />
        Export
      </Menu.Trigger>
      <MenuContent align="end">
        {formats.map(({ format, label, extension }) => (
          <Menu.LinkItem
            key={format}
            href={hrefOf(inboxApi.export, { query: { ...query, format } })}
            download
            closeOnClick
            className={menuItemStyle}
          >
            {label}
            <span className="ml-auto text-quiet">{extension}</span>
          </Menu.LinkItem>
        ))}
      </MenuContent>
    </Menu.Root>
  );
}
