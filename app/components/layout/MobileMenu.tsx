import { IconMenu2, IconX } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { Button } from "#app/components/ui/Button.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { ariaCurrent } from "./current-link.ts";
import { HomeLink } from "./HomeLink.tsx";
import type { NavigationData } from "./layout-data.ts";

const id = "site-menu";

/** The lines of the menu appear one after the other. */
const line =
  "transition-[opacity,translate] delay-[calc(var(--index)*40ms)] duration-calm starting:translate-y-3 starting:opacity-0";

/**
 * The full-screen menu of small screens: a native modal dialog, which keeps the focus inside and closes on
 * Escape. The button that opened it is hidden meanwhile. A link in it closes it (page-script/dialogs.ts).
 */
export function MobileMenu({ name, navigation, applications, path }: NavigationData & { path: string }) {
  return (
    <>
      <MenuButton
        className="in-[body:has(#site-menu[open])]:invisible lg:hidden print:hidden"
        aria-label="Open menu"
        aria-haspopup="dialog"
        command="show-modal"
      >
        <IconMenu2 aria-hidden />
      </MenuButton>
      <dialog
        id={id}
        aria-label="Menu"
        data-ground="basalt"
        className="h-dvh max-h-none w-full max-w-none overscroll-contain transition-none"
      >
        <div className="frame-width flex min-h-dvh flex-col">
          <div className="flex h-18 shrink-0 items-center justify-between">
            <HomeLink name={name} />
            <MenuButton aria-label="Close menu" command="close">
              <IconX aria-hidden />
            </MenuButton>
          </div>
          <nav aria-label="Menu" className="flex grow flex-col justify-between gap-10 pt-6 pb-10">
            <ul>
              {navigation.map((link, index) => (
                <li
                  key={link.href}
                  className={cn("border-b border-hairline", line)}
                  style={{ "--index": index }}
                >
                  <a
                    href={link.href}
                    aria-current={ariaCurrent(path, link.href)}
                    className="flex items-baseline py-3.5 text-menu aria-[current]:text-ember"
                  >
                    <span aria-hidden className="w-(--number-gutter) text-label font-text text-quiet">
                      {ordinal(index + 1)}
                    </span>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
            <div className={cn("grid gap-3 sm:grid-cols-2", line)} style={{ "--index": navigation.length }}>
              {applications.map((link, index) => (
                <Button key={link.href} href={link.href} variant={index === 0 ? "primary" : "secondary"}>
                  {link.label}
                </Button>
              ))}
            </div>
          </nav>
        </div>
      </dialog>
    </>
  );
}

function MenuButton({ className, ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      commandfor={id}
      className={cn("focus-inset -mr-3 grid size-12 cursor-pointer place-items-center text-text", className)}
    />
  );
}
