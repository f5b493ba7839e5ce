import { IconMenu2, IconX } from "@tabler/icons-react";
import type { MouseEvent } from "react";
import { Logo } from "#app/components/ui/Logo.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import type { FrameLinks } from "./frame-data.ts";
import { isWithin } from "./Header.tsx";

const id = "site-menu";

/**
 * The full-screen menu of small screens: a native modal dialog, which keeps the focus inside and closes on
 * Escape. The page behind it does not scroll and the menu button hides while it is open (see frame.css). Once
 * open it stays until it is closed, however wide a turned screen becomes.
 */
export function MobileMenu({ name, navigation, applications, path }: FrameLinks & { path: string }) {
  // A link to the page one is on changes no route, so the menu has to be closed here.
  const closeOnLink = (event: MouseEvent<HTMLDialogElement>) => {
    if ((event.target as Element).closest("a")) event.currentTarget.close();
  };

  return (
    <>
      <button
        type="button"
        className="menu-button lg:hidden"
        aria-label="Open menu"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
      >
        <IconMenu2 aria-hidden stroke={1.5} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click. */}
      <dialog id={id} aria-label="Menu" data-ground="basalt" className="menu" onClick={closeOnLink}>
        <div className="frame-width flex min-h-dvh flex-col">
          <div className="flex h-18 shrink-0 items-center justify-between">
            <a href="/" aria-label={`${name}, home`} className="-mx-2 px-2 py-2 text-text">
              <Logo name={name} />
            </a>
            <button
              type="button"
              className="menu-button"
              aria-label="Close menu"
              command="close"
              commandfor={id}
            >
              <IconX aria-hidden stroke={1.5} />
            </button>
          </div>
          <nav aria-label="Menu" className="flex grow flex-col justify-between gap-10 pt-6 pb-10">
            <ul>
              {navigation.map((link, index) => (
                <li key={link.href} className="border-b border-hairline">
                  <a href={link.href} aria-current={isWithin(path, link.href)} className="menu-link">
                    <span aria-hidden className="menu-number">
                      {ordinal(index + 1)}
                    </span>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
            <ul className="grid gap-3 sm:grid-cols-2">
              {applications.map((link, index) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    className={`bar-button h-13 w-full ${index === 0 ? "bg-ember text-basalt" : "border border-hairline-strong text-text"}`}
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}
