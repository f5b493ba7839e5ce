import { Button } from "#app/components/ui/Button.tsx";
import { ariaCurrent } from "./current-link.ts";
import { HomeLink } from "./HomeLink.tsx";
import type { NavigationData } from "./layout-data.ts";
import { MobileMenu } from "./MobileMenu.tsx";

/** The fixed black top bar: logo, main links and the two application forms. */
export function Header({ path, ...data }: NavigationData & { path: string }) {
  const [founder, partner] = data.applications;
  return (
    <header data-ground="basalt" className="fixed inset-x-0 top-0 z-50 bg-black print:static print:bg-white">
      <div className="frame-width flex h-18 items-center justify-between gap-4">
        <HomeLink name={data.name} />
        <nav aria-label="Main" className="hidden lg:block print:hidden">
          <ul className="flex">
            {data.navigation.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  aria-current={ariaCurrent(path, link.href)}
                  className="focus-inset flex min-h-11 items-center px-nav text-nav text-quiet transition-colors hover:text-text aria-[current]:text-text aria-[current]:[box-shadow:inset_0_-2px_0_var(--color-ember)]"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden gap-3 lg:flex print:hidden">
          {partner && (
            <Button href={partner.href} variant="secondary" size="sm">
              {partner.label}
            </Button>
          )}
          {founder && (
            <Button href={founder.href} size="sm" className="header-action">
              {founder.label}
            </Button>
          )}
        </div>
        <MobileMenu path={path} {...data} />
      </div>
    </header>
  );
}
