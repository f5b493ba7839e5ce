import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { RouteNumbers } from "#app/components/terrain/RouteNumbers.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { fitLine } from "#app/components/ui/fit-text.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { readProgramsPage, readProgramsV2, readProgramTeasers } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import { getYearCalendar } from "#content-model/year-calendar.ts";
import type { Route } from "./+types/programsv2.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { program, overview, calendar }, programs] = await Promise.all([
    readProgramsV2(),
    readProgramsPage(),
    readProgramTeasers(),
  ]);
  return {
    page,
    programs,
    backdrop: await getPageBackdrop("programs", "half"),
    rows: getYearCalendar(programs).rows,
    labels: {
      start: program.facts.nextStart,
      more: overview.more,
      longest: calendar.barLabels.longest,
    },
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function ProgramsV2({
  loaderData: { page, programs, backdrop, rows, labels },
}: Route.ComponentProps) {
  return (
    <>
      <Hero size="half" backdrop={<HeroBackdrop picture={backdrop} />}>
        <RouteNumbers backdrop={backdrop} programs={programs} />
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <Section ground="paper" spacing="row">
        <div className="grid gap-x-8 gap-y-10 md:grid-cols-2">
          {[page.scaleups, page.organizations].map(({ title, description }) => (
            <div key={title} className="@container">
              <Heading level={2} variant="entry">
                {title}
              </Heading>
              <p className="mt-4 max-w-text text-quiet">
                <ContentText text={description} />
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section spacing="row" aria-label={page.hero.label}>
        <LengthRows rows={rows} {...labels} />
      </Section>
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

type Labels = Route.ComponentProps["loaderData"]["labels"];

/** Programs by how long they take: each length in the largest type, over a bar of that length; its longest is outlined. */
function LengthRows({ rows, ...labels }: { rows: Row[] } & Labels) {
  const longest = rows.reduce((text, { length }) => (length.length > text.length ? length : text), "");
  const scale = 100 / Math.max(...rows.map(({ left, latestRight }) => latestRight - left));
  return (
    <ul>
      {rows.map(({ href, name, audience, length, start, price, left, right, latestRight }) => (
        <li key={href} className="reveal border-hairline not-first:border-t">
          <a href={href} className="group grid gap-x-8 gap-y-5 py-8 md:py-12 lg:grid-cols-12">
            <div className="@container lg:col-span-8">
              <Heading level={2} variant="row">
                {name}
              </Heading>
              <p className="mt-3 text-display group-hover:text-accent" style={fitLine(longest)}>
                <ContentText text={length} />
              </p>
            </div>
            <span
              aria-hidden
              className="mt-3 flex h-4 lg:col-span-12 [print-color-adjust:exact] forced-colors:forced-color-adjust-none"
            >
              <i className="bg-primary" style={{ width: `${(right - left) * scale}%` }} />
              {latestRight > right && (
                <i
                  className="border border-l-0 border-hairline-strong"
                  style={{ width: `${(latestRight - right) * scale}%` }}
                />
              )}
            </span>
            {latestRight > right && (
              <span className="text-right text-small text-quiet lg:col-span-12">{labels.longest}</span>
            )}
            <p className="text-quiet lg:col-span-4 lg:col-start-9 lg:row-start-1">
              {[audience, `${labels.start}: ${start.value}`, price].map((text) => (
                <span key={text} className="block">
                  <ContentText text={text} />
                </span>
              ))}
              <span className="mt-3 block">
                <ArrowLabel>{labels.more}</ArrowLabel>
              </span>
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}
