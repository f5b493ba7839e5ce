import { Hero, HeroBackdrop, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSitemap } from "#content-model/sitemap.ts";
import type { Route } from "./+types/sitemap.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readSitemap();
  return {
    page,
    backdrop: await getPagePicture("sitemap"),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Sitemap({ loaderData: { page, backdrop } }: Route.ComponentProps) {
  return (
    <>
      <Hero size="short" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
      </Hero>
      <Section>
        {page.groups.map((group) => (
          <nav
            key={group.title}
            aria-label={group.title}
            className="reveal grid gap-x-8 gap-y-6 border-t border-hairline py-10 first:border-hairline-strong lg:grid-cols-12"
          >
            <Heading level={2} variant="section" className="lg:col-span-7">
              {group.title}
            </Heading>
            <PageTree links={group.links} />
          </nav>
        ))}
      </Section>
    </>
  );
}

/** Each page is a node on a branch of the group's trunk; the last branch ends the trunk. */
const branch =
  "relative pl-12 before:absolute before:inset-y-0 before:left-0 before:border-l before:border-hairline-strong first:before:top-1/2 last:before:bottom-1/2 after:absolute after:top-1/2 after:left-0 after:w-7 after:border-t after:border-hairline-strong";

/** A dot at the end of a branch, which fills under the pointer. */
const node =
  "before:absolute before:top-1/2 before:left-7 before:size-[9px] before:-translate-y-1/2 before:border before:border-accent before:bg-ground before:transition-colors hover:before:bg-accent focus-visible:before:bg-accent";

function PageTree({ links }: { links: { label: string; href: string }[] }) {
  return (
    <ul className="lg:col-span-5 lg:col-start-8">
      {links.map((link) => (
        <li key={link.href} className={branch}>
          <a href={link.href} className={cn("inline-block py-2 text-lead hover:text-accent", node)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
