import { PageScript } from "#app/components/layout/PageScript.tsx";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { FigureList } from "#app/components/sections/FigureList.tsx";
import { PathPanel } from "#app/components/sections/PathPanel.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { fillReadTimes } from "#content-model/articles.ts";
import { readCompanies, readCompany } from "#content-model/companies.ts";
import { readHome } from "#content-model/home.ts";
import { getHomeBackdrop } from "#content-model/land/spots.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { getPicture } from "#content-model/pictures.ts";
import { readPortfolio } from "#content-model/portfolio.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import { getWordmark } from "#content-model/wordmarks.ts";
import heroScriptUrl from "#generated/startup/hero-script.js?url";
import type { Route } from "./+types/home.ts";
import { BannerLink } from "./BannerLink.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { StepList } from "./StepList.tsx";
import { StoryCard } from "./StoryCard.tsx";
import { VentureIndex } from "./VentureIndex.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { address, tagline }, companies] = await Promise.all([
    readHome(),
    readSite(),
    readCompanies(),
  ]);
  const ventures = await Promise.all(
    companies
      .filter(({ listed }) => listed)
      .map(async ({ slug, name, tag, stats }) => ({
        slug,
        name,
        tag,
        figure: stats[0],
        wordmark: await getWordmark(slug),
      })),
  );
  const stories = await Promise.all(
    page.stories.items.map(async ({ company: slug, pictureStyle, ...story }, index) => {
      const result = slug === undefined ? undefined : (await readCompany(slug)).impact[0];
      return {
        ...story,
        figure: result && { value: result.value, label: result.metric },
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
    // Its names are links to all companies that have a page.
    land: await getHomeBackdrop((await readPortfolio()).seo.title),
    panel: await getPagePicture("home-panel"),
    coordinates: { latitude: address.latitude, longitude: address.longitude },
    seo: await pageSeo(url, { ...page.seo, title: tagline }),
  };
}

export const meta = pageMeta;

const loadHeroScript = () => import("./hero-script/hero-script.ts");

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, ventures, stories, teasers, land, coordinates, panel } = loaderData;
  return (
    <>
      <HomeHero {...page.hero} typewriter={page.typewriter} land={land} coordinates={coordinates}>
        <Button href="/scale" pulsing>
          {page.hero.explore}
        </Button>
        <Button href="/apply-founder" variant="secondary">
          {page.hero.founder}
        </Button>
      </HomeHero>
      <PageScript src={heroScriptUrl} load={loadHeroScript} />

      <Section
        className="[--section-top:var(--section-row)]"
        header={
          <SectionHeader {...page.ventures}>
            <Button href={page.ventures.link.href} variant="secondary">
              {page.ventures.link.label}
            </Button>
          </SectionHeader>
        }
      >
        <VentureIndex ventures={ventures} />
        <div className="mt-10 grid items-baseline-last gap-x-8 gap-y-6 lg:grid-cols-4">
          <FigureList variant="small" figures={page.ventures.figures} className="lg:col-span-3" />
          <p>
            <TextLink href={page.ventures.counting.href}>{page.ventures.counting.label}</TextLink>
          </p>
        </div>
      </Section>

      <Section
        ground="paper"
        header={
          <SectionHeader {...page.paths}>
            <TextLink href={page.paths.guide.href}>{page.paths.guide.label}</TextLink>
          </SectionHeader>
        }
      >
        <PathPanel paths={page.paths.cards} />
      </Section>

      <Section
        ground="paper"
        spacing="row"
        isContinued
        layout="split"
        header={<SectionHeader {...page.organizations} variant="section" />}
      >
        <FeatureList variant="numbered">
          {page.organizations.points.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
        <p className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
          <Button href={page.organizations.partner.href}>{page.organizations.partner.label}</Button>
          <TextLink href={page.organizations.apply.href} variant="subtle">
            {page.organizations.apply.label}
          </TextLink>
        </p>
      </Section>

      <Section className="overflow-x-clip" header={<SectionHeader {...page.help} />}>
        <StepList steps={page.help.cards} />
        {/* Under the last and highest step. */}
        <p className="mt-14 xl:-mt-13.5 xl:ml-[calc(75%+1.5rem)]">
          <Button href="/apply-partner">{page.help.cta}</Button>
        </p>
      </Section>

      <BannerLink {...page.panel} picture={panel} />

      <Section header={<SectionHeader {...page.stories} />}>
        <ul className="grid gap-5 md:grid-cols-2 lg:gap-8">
          {stories.map((story, index) => (
            <li
              key={story.title}
              className="grid md:row-span-5 md:grid-rows-subgrid md:gap-y-0 md:last:col-span-2"
            >
              <StoryCard {...story} href={page.stories.href} index={index} />
            </li>
          ))}
        </ul>
      </Section>

      <Section
        ground="paper"
        spacing="row"
        header={
          <SectionHeader {...page.insights} variant="section">
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
