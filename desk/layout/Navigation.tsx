import { NavLink } from "react-router";
import { cn } from "#app/components/ui/cn.ts";
import { useMember } from "../api/members.ts";
import { hasScreen, type NavigationItem, navigationGroups } from "../navigation-items.ts";
import { NavigationCount } from "./NavigationCount.tsx";

function NavigationLink({ item }: { item: NavigationItem }) {
  const { href, label, icon: Icon } = item;
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
      <NavigationCount
        item={item}
        className="ml-auto max-lg:absolute max-lg:top-0.5 max-lg:left-10 max-lg:text-accent"
      />
    </NavLink>
  );
}

/** The links to all screens: a column, on tablets only its icons. Phones have `PhoneNavigation`. */
export function Navigation({ children }: { children?: React.ReactNode }) {
  const member = useMember();
  return (
    <nav
      aria-label="Screens"
      className="flex flex-col gap-5 overflow-y-auto border-r border-hairline p-2.5 max-lg:w-20 max-md:hidden lg:w-navigation"
    >
      {children}
      {navigationGroups.map((items) => (
        <ul key={items[0]?.href} className="flex flex-col gap-0.5 last:mt-auto">
          {items
            .filter((item) => hasScreen(item, member))
            .map((item) => (
              <li key={item.href}>
                <NavigationLink item={item} />
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
}
