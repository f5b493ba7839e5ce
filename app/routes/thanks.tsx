import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { IslandDrawing } from "#app/components/terrain/IslandDrawing.tsx";
import { island } from "#app/components/terrain/island.ts";
import { islandLines } from "#app/components/terrain/island-lines.ts";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readThanks } from "#content-model/thanks.ts";
import type { Route } from "./+types/thanks.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readThanks();
  return {
    page,
    drawing: island(`address${url.pathname}`, 800, 560, islandLines),
    backdrop: await getPagePicture("thanks"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function Thanks({ loaderData: { page, drawing, backdrop } }: Route.ComponentProps) {
  return (
    <Hero
      backdrop={
        <>
          <IslandDrawing island={drawing} className="address-island survey-drawing" />
          <HeroBackdrop picture={backdrop} />
        </>
      }
    >
      <div className="lg:w-1/2 lg:pt-12 lg:pr-16 lg:pb-20">
        <HeroHeading {...page.hero} />
      </div>
      <HeroDetails
        description={page.hero.description}
        figures={
          <nav aria-label={page.next.title}>
            <p className="mb-3 text-quiet">{page.next.title}</p>
            <ul>
              {page.next.links.map((link) => (
                <li key={link.href}>
                  <TextLink href={link.href}>{link.label}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        }
      >
        {/* The server fills it in and shows it (server/http/pages/thanks-page.ts). */}
        <p data-reference hidden className="text-h3 font-bold">
          {page.reference}
        </p>
      </HeroDetails>
    </Hero>
  );
}
