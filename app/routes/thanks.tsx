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
      size="tall"
      backdrop={
        <>
          <IslandDrawing island={drawing} className="address-island survey-drawing" />
          <HeroBackdrop picture={backdrop} />
        </>
      }
    >
      <HeroHeading {...page.hero} />
      <HeroDetails description={page.hero.description}>
        <div className="grid gap-8">
          {/* The server fills it in and shows it (server/http/pages/thanks-page.ts). */}
          <p data-reference hidden className="font-bold">
            {page.reference}
          </p>
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
        </div>
      </HeroDetails>
    </Hero>
  );
}
