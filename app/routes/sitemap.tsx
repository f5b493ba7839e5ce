import { Hero, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSitemap } from "#content-model/sitemap.ts";
import type { Route } from "./+types/sitemap.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readSitemap();
  return {
    page,
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Sitemap({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <Hero size="short">
        <HeroHeading {...page.hero} />
      </Hero>
      <Section ground="paper">
        <div className="grid gap-x-8 gap-y-16 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {page.groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <Heading level={2} variant="item" className="border-t border-hairline-strong pt-5">
                {group.title}
              </Heading>
              <ul className="mt-4">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} className="inline-block py-1.5 underline-offset-4 hover:underline">
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </Section>
    </>
  );
}
