import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readAbout } from "#content-model/about.ts";
import { fillReadTimes } from "#content-model/articles.ts";
import { readCompanies, readCompany } from "#content-model/companies.ts";
import { readHome } from "#content-model/home.ts";
import { getPagePicture, getPageTerrain } from "#content-model/page-pictures.ts";
import { getPicture } from "#content-model/pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import type { Route } from "./+types/home.ts";
import { BannerLink } from "./BannerLink.tsx";
import { FigureLine } from "./FigureLine.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { PathPanel } from "./PathPanel.tsx";
import { StepStairs } from "./StepStairs.tsx";
import { StoryCard } from "./StoryCard.tsx";
import { VentureIndex } from "./VentureIndex.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { address, tagline }, terrain, companies, about] = await Promise.all([
    readHome(),
    readSite(),
    getPageTerrain("home"),
    readCompanies(),
    readAbout(),
  ]);
  const ventures = await Promise.all(
    companies.map(async ({ slug, name, tag, category, stats }) => ({
      slug,
      name,
      tag,
      figure: stats[0],
      picture: await getPicture("companies", slug, { style: category, size: "cover" }),
    })),
  );
  const stories = await Promise.all(
    page.stories.items.map(async ({ company: slug, pictureStyle, ...story }, index) => {
      const company = slug === undefined ? undefined : await readCompany(slug);
      return {
        ...story,
        company: company && { name: company.name, figure: company.stats[1] },
        picture: await getPicture("pages", `home-story-${index}`, {
          style: pictureStyle,
          size: "card",
          ground: "basalt",
        }),
      };
    }),
  );
  return {
    page,
    ventures,
    stories,
    teasers: await fillReadTimes(page.insights.articles),
    figures: about.impact.figures,
    backdrop: await getPagePicture("home"),
    panel: await getPagePicture("home-panel"),
    terrain,
    coordinates: { latitude: address.latitude, longitude: address.longitude },
    seo: await pageSeo(url, { ...page.seo, title: tagline }),
  };
}

export const meta = pageMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, ventures, stories, teasers, figures, backdrop, terrain, coordinates, panel } = loaderData;
  return (
    <>
      <HomeHero
        {...page.hero}
        typewriter={page.typewriter}
        picture={backdrop}
        terrain={terrain}
        coordinates={coordinates}
      >
        <Button href="/scale" pulsing>
          {page.hero.explore}
        </Button>
        <Button href="/apply-founder" variant="secondary">
          {page.hero.founder}
        </Button>
      </HomeHero>

      <BannerLink {...page.panel} picture={panel} />

      <Section
        header={
          <SectionHeader {...page.ventures}>
            <Button href={page.ventures.link.href} variant="secondary">
              {page.ventures.link.label}
            </Button>
          </SectionHeader>
        }
        className="relative isolate overflow-clip"
      >
        <VentureIndex ventures={ventures} />
        <FigureLine
          figures={figures}
          link={page.ventures.counting}
          hasSamples={[...figures, ...ventures.map(({ figure }) => figure)].some((figure) => figure?.sample)}
        />
      </Section>

      <Section ground="paper" header={<SectionHeader {...page.paths} />}>
        <PathPanel paths={page.paths.cards} />
        <TextLink href={page.paths.guide.href} className="mt-6">
          {page.paths.guide.label}
        </TextLink>
      </Section>

      <Section
        ground="paper"
        spacing="continued"
        layout="split"
        header={<SectionHeader {...page.organizations} />}
      >
        <FeatureList variant="numbered">
          {page.organizations.points.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
        <p className="mt-10 flex flex-wrap gap-3">
          <Button href={page.organizations.apply.href}>{page.organizations.apply.label}</Button>
          <Button href={page.organizations.partner.href} variant="secondary">
            {page.organizations.partner.label}
          </Button>
        </p>
      </Section>

      <Section className="overflow-x-clip" header={<SectionHeader {...page.help} />}>
        <StepStairs steps={page.help.cards} />
        {/* Under the last and highest step. */}
        <p className="mt-14 xl:-mt-13.5 xl:ml-[calc(75%+1.5rem)]">
          <Button href="/apply-partner">{page.help.cta}</Button>
        </p>
      </Section>

      <Section spacing="continued" header={<SectionHeader {...page.stories} />}>
        {/* On phones a row to swipe. */}
        <ul className="relative grid gap-x-5 max-md:-mx-(--gutter) max-md:snap-x max-md:snap-mandatory max-md:scroll-px-(--gutter) max-md:auto-cols-[84%] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-(--gutter) md:grid-cols-3 lg:gap-8">
          {stories.map((story, index) => (
            <li key={story.title} className="row-span-5 grid snap-start grid-rows-subgrid gap-y-0">
              <StoryCard {...story} href={page.stories.href} index={index} />
            </li>
          ))}
        </ul>
      </Section>

      <Section
        ground="paper"
        header={
          <SectionHeader {...page.insights}>
            <Button href="/insights" variant="secondary">
              {page.insights.cta}
            </Button>
          </SectionHeader>
        }
      >
        <TeaserList teasers={teasers} />
      </Section>
    </>
  );
}
