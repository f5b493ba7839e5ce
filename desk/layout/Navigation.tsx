import { useQuery } from "@tanstack/react-query";
import { NavLink } from "react-router";
import { cn } from "#app/components/ui/cn.ts";
import { countsQuery } from "../api/counts.ts";
import { useMember } from "../api/members.ts";
import { type NavigationItem, navigationGroups } from "./navigation-items.ts";

function NavigationLink({ href, label, icon: Icon, count, countLabel }: NavigationItem) {
  const counts = useQuery(countsQuery).data;
  const number = counts && count ? count(counts) : 0;
  return (
    <NavLink
      to={href}
      end={href === "/"}
      title={label}
      className={cn(
        "relative flex h-control items-center gap-2.5 rounded-control px-2.5 text-quiet hover:bg-hover hover:text-text",
        "aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-text",
        "max-md:h-touch max-lg:justify-center max-lg:px-0",
      )}
    >
      <Icon aria-hidden />
      <span className="max-lg:sr-only">{label}</span>
      {number > 0 && (
        <span className="ml-auto text-fine tabular-nums max-lg:absolute max-lg:top-0.5 max-lg:left-10 max-lg:text-accent">
          {number > 999 ? "999+" : number}
          <span className="sr-only"> {countLabel}</span>
        </span>
      )}
    </NavLink>
  );
}

/** The links to all screens: a column, on tablets only its icons. Phones have `PhoneNavigation`. */
export function Navigation({ children }: { children?: React.ReactNode }) {
  const { role } = useMember();
  return (
    <nav
      aria-label="Screens"
      className="flex flex-col gap-5 overflow-y-auto border-r border-hairline p-2.5 max-lg:w-20 max-md:hidden lg:w-navigation"
    >
      {children}
      {navigationGroups.map((items) => (
        <ul key={items[0]?.href} className="flex flex-col gap-0.5 last:mt-auto">
          {items
            .filter(({ ownerOnly }) => !ownerOnly || role === "owner")
            .map((item) => (
              <li key={item.href}>
                <NavigationLink {...item} />
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
}
