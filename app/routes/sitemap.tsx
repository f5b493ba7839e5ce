import { IconArrowRight } from "@tabler/icons-react";
import { Hero, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { cn } from "#app/components/ui/cn.ts";
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
      <Section>
        <div className="-mb-14 gap-x-8 border-t border-hairline-strong pt-10 md:columns-2 xl:columns-3">
          {page.groups.map((group) => (
            <PageTree key={group.title} {...group} />
          ))}
        </div>
      </Section>
    </>
  );
}

type Link = { label: string; href: string };

/** A group as a tree: its pages are nodes below its title, which is a link itself where the first page bears its name. */
function PageTree({ title, links }: { title: string; links: Link[] }) {
  const [first, ...others] = links;
  const root = first?.label === title ? first : undefined;
  return (
    <nav aria-label={title} className="break-inside-avoid pb-14">
      <Heading level={2} variant="entry">
        {root ? (
          <a href={root.href} className="group hover:text-accent">
            {title}
            <IconArrowRight
              aria-hidden
              className="ml-[0.25em] inline size-[0.7em] text-accent transition-[translate] duration-calm group-hover:translate-x-1.5"
            />
          </a>
        ) : (
          title
        )}
      </Heading>
      <ul className="mt-4">
        {(root ? others : links).map((link) => (
          <li key={link.href} className={branch}>
            <a href={link.href} className={cn("inline-block py-2 text-h3 hover:text-accent", node)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Each page is a node on a branch that begins at the group's heading; the last branch ends it. */
const branch =
  "relative pl-12 before:absolute before:inset-y-0 before:left-0 before:border-l before:border-hairline-strong last:before:bottom-1/2 after:absolute after:top-1/2 after:left-0 after:w-7 after:border-t after:border-hairline-strong";

/** A square at the end of a branch, which fills under the pointer. */
const node =
  "before:absolute before:top-1/2 before:left-7 before:size-[9px] before:-translate-y-1/2 before:border before:border-accent before:bg-ground before:transition-colors hover:before:bg-accent focus-visible:before:bg-accent";
