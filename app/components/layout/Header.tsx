import { Logo } from "#app/components/ui/Logo.tsx";
import type { FrameLinks } from "./frame-data.ts";
import { MobileMenu } from "./MobileMenu.tsx";

/** The fixed black top bar: logo, the six main links and the two applications. */
export function Header({ name, navigation, applications, path }: FrameLinks & { path: string }) {
  const [founder, partner] = applications;
  return (
    <header data-ground="basalt" className="fixed inset-x-0 top-0 z-50 bg-black print:hidden">
      <div className="frame-width flex h-18 items-center justify-between gap-4 xl:gap-6">
        <a href="/" aria-label={`${name}, home`} className="-mx-2 px-2 py-2 text-text">
          <Logo name={name} />
        </a>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex">
            {navigation.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={isWithin(path, link.href)} className="nav-link">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="hidden gap-3 lg:flex">
          {partner && (
            <li>
              <a href={partner.href} className="bar-button border border-hairline-strong text-text">
                {partner.label}
              </a>
            </li>
          )}
          {founder && (
            <li>
              <a href={founder.href} className="bar-button bg-ember text-basalt">
                {founder.label}
              </a>
            </li>
          )}
        </ul>
        <MobileMenu name={name} navigation={navigation} applications={applications} path={path} />
      </div>
    </header>
  );
}

/** `aria-current` for a link whose section the visitor is in. */
export function isWithin(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return path.startsWith(`${href}/`) ? "true" : undefined;
}
