import { Menu } from "@base-ui/react/menu";
import type { ComponentProps, ReactNode } from "react";

/** Classes of menus, selects and popovers. */
export const popupStyle =
  "max-h-(--available-height) min-w-44 overflow-y-auto overscroll-contain rounded-control border border-hairline bg-ground p-1 text-text shadow-[0_8px_24px_rgb(0_0_0/20%)] outline-none";

/** One line of a menu or a select. */
export const menuItemStyle =
  "flex min-h-control cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-dense outline-none select-none data-highlighted:bg-hover data-disabled:cursor-default data-disabled:text-quiet pointer-coarse:min-h-touch";

type Position = Pick<ComponentProps<typeof Menu.Positioner>, "side" | "align">;

/** Looked up when a menu opens: a menu beside the landmark is rendered before it. */
const main = {
  get current() {
    return document.querySelector("main");
  },
};

/** The list of a menu, placed beside its trigger. */
export function MenuContent({ children, ...position }: Position & { children: ReactNode }) {
  return (
    // Inside the landmark, where screen readers look for it.
    <Menu.Portal container={main}>
      <Menu.Positioner sideOffset={4} {...position} className="z-10 outline-none">
        <Menu.Popup className={popupStyle}>{children}</Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  );
}
