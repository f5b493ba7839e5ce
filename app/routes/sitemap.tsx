import { IconArrowRight } from "@tabler/icons-react";
import { Hero, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { LandPlate } from "#app/components/terrain/LandPlate.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getLandPlate } from "#content-model/land/whole.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSitemap } from "#content-model/sitemap.ts";
import { isSameText } from "#contract/preview-marks.ts";
import type { Route } from "./+types/sitemap.ts";

/** A group with its root: the first page, where it bears the group's name. */
function withRoot({ title, links }: { title: string; links: Link[] }) {
  const [first, ...others] = links;
  return first && isSameText(first.label, title) ? { title, root: first, links: others } : { title, links };
}

export async function loader({ url }: Route.LoaderArgs) {
  const { groups, ...page } = await readSitemap();
  return {
    page: { ...page, groups: groups.map(withRoot) },
    land: await getLandPlate(page.hero.title),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Sitemap({ loaderData: { page, land } }: Route.ComponentProps) {
  return (
    <>
      <Hero size="short" className="z-1 bg-transparent">
        <HeroHeading {...page.hero} />
      </Hero>
      <LandPlate land={land} />
      <Section>
        <div className="gap-x-8 md:columns-2 xl:columns-4">
          {page.groups.map((group) => (
            <PageGroup key={group.title} {...group} />
          ))}
        </div>
      </Section>
    </>
  );
}

type Link = { label: string; href: string };

/** A group: its pages below its title, which leads to its root. */
function PageGroup({ title, root, links }: { title: string; root?: Link; links: Link[] }) {
  return (
    <nav aria-label={title} className="break-inside-avoid pb-10">
      <Heading level={2} variant="item">
        {root ? (
          <a href={root.href} className="group hover:text-accent">
            {title}
            <IconArrowRight
              aria-hidden
              className="ms-[0.25em] inline size-[0.8em] text-accent transition-[translate] duration-calm group-hover:translate-x-1.5"
            />
          </a>
        ) : (
          title
        )}
      </Heading>
      <ul className="mt-4">
        {links.map((link) => (
          <li key={link.href} className="border-t border-hairline">
            <a href={link.href} className="block py-3 hover:text-accent">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
