import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { IslandDrawing } from "#app/components/terrain/IslandDrawing.tsx";
import { island } from "#app/components/terrain/island.ts";
import { islandLines } from "#app/components/terrain/island-lines.ts";
import { islandPlace, SeaChart } from "#app/components/terrain/SeaChart.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { usePageInput } from "#app/page-input.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readSeaChart } from "#content-model/sea-chart.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readThanks } from "#content-model/thanks.ts";
import { fillIn } from "#contract/fill-in.ts";
import type { Route } from "./+types/thanks.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readThanks();
  return {
    page,
    drawing: island(`address${url.pathname}`, 800, 560, islandLines),
    chart: await readSeaChart(),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function Thanks({ loaderData: { page, drawing, chart } }: Route.ComponentProps) {
  const { reference } = usePageInput();
  return (
    <Hero
      className="[&_h1_span]:block"
      backdrop={
        <SeaChart chart={chart} className="hero-chart" preserveAspectRatio="xMidYMid slice">
          <IslandDrawing {...islandPlace} island={drawing} className="animated-island" />
        </SeaChart>
      }
    >
      <div className="lg:w-1/2 lg:pt-12 lg:pr-16 lg:pb-12">
        <HeroHeading {...page.hero} isAccented />
      </div>
      <HeroDetails
        aside={
          <>
            <p className="max-w-text text-lead leading-normal text-balance text-quiet">
              {page.hero.description}
            </p>
            {reference && (
              <p data-reference className="mt-8 text-h3 font-bold">
                {fillIn(page.reference, { reference })}
              </p>
            )}
          </>
        }
      >
        {/* Level with the text on its left. */}
        <nav aria-label={page.next.title} className="lg:-mt-8">
          <p className="mb-4 text-quiet">{page.next.title}</p>
          <ul>
            {page.next.links.map((link) => (
              <li key={link.href}>
                <TextLink href={link.href}>{link.label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </HeroDetails>
    </Hero>
  );
}
