import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { limitedCount } from "../api/counts.ts";

type Props = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { label: string; href: string; isCurrent: boolean; count?: number }[];
};

/** Views of one screen as links, so that each has an address. */
export function LinkTabs({ label, tabs }: Props) {
  const nav = useRef<HTMLElement>(null);
  const view = tabs.map(({ href, isCurrent, count }) => (isCurrent ? href : count)).join();
  // On phones the current one may lie outside, also once the counts are there.
  useEffect(() => {
    if (view) nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [view]);
  return (
    <nav ref={nav} aria-label={label}>
      <ul className="flex gap-0.5 overflow-x-auto md:gap-1">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              to={tab.href}
              aria-current={tab.isCurrent ? "page" : undefined}
              className="flex h-control items-center gap-1.5 rounded-control px-2 whitespace-nowrap md:px-2.5 text-quiet hover:bg-hover hover:text-text aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-text pointer-coarse:h-touch"
            >
              {tab.label}
              {tab.count ? <span className="text-fine tabular-nums">{limitedCount(tab.count)}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
