import { Menu } from "@base-ui/react/menu";
import { IconDots } from "@tabler/icons-react";
import { Link, NavLink } from "react-router";
import { useMember } from "../api/members.ts";
import { MenuContent, menuItemStyle } from "../components/ui/Menu.tsx";
import { hasScreen, type NavigationItem, navigationGroups } from "../navigation-items.ts";
import { NavigationCount } from "./NavigationCount.tsx";

const barItemStyle =
  "relative flex h-14 flex-1 flex-col items-center justify-center gap-1 text-fine text-quiet aria-[current=page]:text-text aria-[current=page]:font-medium";

function BarLink({ item }: { item: NavigationItem }) {
  const { href, label, icon: Icon } = item;
  return (
    <NavLink to={href} end={href === "/"} className={barItemStyle}>
      <Icon aria-hidden className="size-icon" />
      {label}
      <NavigationCount item={item} className="absolute top-1 left-1/2 ml-3 text-accent" />
    </NavLink>
  );
}

/** The navigation at the bottom of a phone's screen: three screens and a menu of the others. */
export function PhoneNavigation() {
  const member = useMember();
  const items = navigationGroups.flat().filter((item) => hasScreen(item, member));
  const [inBar, others] = [items.slice(0, 3), items.slice(3)];
  return (
    <nav
      aria-label="Screens"
      className="flex border-t border-hairline bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {inBar.map((item) => (
        <BarLink key={item.href} item={item} />
      ))}
      <Menu.Root>
        <Menu.Trigger className={barItemStyle}>
          <IconDots aria-hidden className="size-icon" />
          More
        </Menu.Trigger>
        <MenuContent side="top" align="end">
          {others.map(({ href, label, icon: Icon }) => (
            <Menu.LinkItem key={href} className={menuItemStyle} closeOnClick render={<Link to={href} />}>
              <Icon aria-hidden />
              {label}
            </Menu.LinkItem>
          ))}
        </MenuContent>
      </Menu.Root>
    </nav>
  );
}
