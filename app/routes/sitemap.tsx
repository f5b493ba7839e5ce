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
        <div className="md:grid md:grid-cols-2 md:gap-x-8">
          {splitInColumns(page.groups).map((groups, column) => (
            <ul key={groups[0]?.title} className={continued[column]}>
              {groups.map((group) => (
                <li key={group.title} className={cn("pb-12 pl-8 md:pl-12", trunk)}>
                  <nav aria-label={group.title}>
                    <Heading
                      level={2}
                      variant="section"
                      className="relative before:absolute before:top-1/2 before:-left-8 before:w-6 before:border-t before:border-hairline-strong md:before:-left-12 md:before:w-9"
                    >
                      {group.title}
                    </Heading>
                    <PageTree links={group.links} />
                  </nav>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Section>
    </>
  );
}

type Group = { title: string; links: { label: string; href: string }[] };

/** Groups in two columns of about the same height: a heading takes the space of two links. */
function splitInColumns(groups: Group[]): [Group[], Group[]] {
  const height = (part: Group[]) => part.reduce((sum, { links }) => sum + links.length + 2, 0);
  let end = 1;
  while (end < groups.length && height(groups.slice(0, end)) < height(groups.slice(end))) end++;
  return [groups.slice(0, end), groups.slice(end)];
}

/** The line from group to group of a column: from the middle of its first heading to that of its last. */
const trunk =
  "relative before:absolute before:inset-y-0 before:left-0 before:border-l before:border-hairline-strong first:before:top-[calc(var(--text-h2)/2)] last:before:bottom-auto last:before:h-[calc(var(--text-h2)/2)]";

/** On phones the columns follow each other, joined by the line. */
const continued = [
  "max-md:[&>li:last-child]:before:bottom-0 max-md:[&>li:last-child]:before:h-auto",
  "max-md:[&>li:first-child]:before:top-0",
];

/** Each page is a node on a branch that begins at the group's heading; the last branch ends it. */
const branch =
  "relative pl-12 before:absolute before:inset-y-0 before:left-0 before:border-l before:border-hairline-strong last:before:bottom-1/2 after:absolute after:top-1/2 after:left-0 after:w-7 after:border-t after:border-hairline-strong";

/** A dot at the end of a branch, which fills under the pointer. */
const node =
  "before:absolute before:top-1/2 before:left-7 before:size-[9px] before:-translate-y-1/2 before:border before:border-accent before:bg-ground before:transition-colors hover:before:bg-accent focus-visible:before:bg-accent";

function PageTree({ links }: { links: { label: string; href: string }[] }) {
  return (
    <ul className="mt-3">
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
