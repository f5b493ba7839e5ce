import { Menu } from "@base-ui/react/menu";
import { IconDownload } from "@tabler/icons-react";
import { apiUrl } from "../api/client.ts";
import { buttonVariants } from "./ui/Button.tsx";
import { MenuContent, menuItemStyle } from "./ui/Menu.tsx";

const formats = [
  { format: "xlsx", label: "Excel", extension: ".xlsx" },
  { format: "csv", label: "Text with semicolons", extension: ".csv" },
  { format: "json", label: "For programs", extension: ".json" },
];

/** Downloads everything in a view as a file. @param query the view's filter */
export function ExportMenu({ query }: { query: Record<string, string | undefined> }) {
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
            href={apiUrl("export", { ...query, format })}
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
