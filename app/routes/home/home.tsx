import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { FormGuide } from "#app/components/sections/FormGuide.tsx";
import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { pathIcons } from "#app/components/ui/path-icons.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readArticles } from "#content-model/articles.ts";
import { readForms } from "#content-model/forms.ts";
import { readHome } from "#content-model/home.ts";
import { getPagePicture, getPageTerrain } from "#content-model/page-pictures.ts";
import { getPicture } from "#content-model/pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import type { Route } from "./+types/home.ts";
import { BannerLink } from "./BannerLink.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { PathPanel } from "./PathPanel.tsx";
import { StepStairs } from "./StepStairs.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { guide }, { address, tagline }, terrain] = await Promise.all([
    readHome(),
    readForms(),
    readSite(),
    getPageTerrain("home"),
  ]);
  const [backdrop, panel, founder, partner, ...stories] = await Promise.all([
    getPagePicture("home"),
    getPagePicture("home-panel"),
    getPagePicture("apply-founder"),
    getPagePicture("apply-partner"),
    ...page.stories.items.map((story, index) =>
      getPicture("pages", `home-story-${index}`, { style: story.pictureStyle, size: "card" }),
    ),
  ]);
  const articles = await readArticles();
  const teasers = await Promise.all(
    page.insights.articles.map(async (teaser) => {
      const article = articles.find(({ slug }) => teaser.href === `/insights/${slug}`);
      const picture =
        article &&
        (await getPicture("articles", article.slug, {
          style: article.pictureStyle,
          size: "wide",
          ground: "paper",
        }));
      return { ...teaser, readTime: teaser.readTime ?? article?.cardReadTime ?? "", picture };
    }),
  );
  return {
    page,
    guide,
    teasers,
    backdrop,
    terrain,
    coordinates: { latitude: address.latitude, longitude: address.longitude },
    panel,
    pathPictures: [founder, partner],
    storyPictures: stories,
    seo: await pageSeo(url, { ...page.seo, title: tagline }),
  };
}

export const meta = pageMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, guide, teasers, backdrop, terrain, coordinates, panel, pathPictures, storyPictures } =
    loaderData;
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

      <Section ground="paper" header={<SectionHeader {...page.paths} />}>
        <ul className="grid gap-5 md:grid-cols-2 lg:gap-8">
          {page.paths.cards.map((card, index) => {
            const picture = pathPictures[index];
            return (
              picture && (
                <li key={card.title} className="grid">
                  <PathPanel
                    {...card}
                    icon={pathIcons[card.icon]}
                    picture={picture}
                    ground={index === 0 ? "basalt" : "paper"}
                  />
                </li>
              )
            );
          })}
        </ul>
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

      <Section ground="raised" layout="split" header={<SectionHeader {...guide} />}>
        <FormGuide items={guide.items} here={guide.here} />
      </Section>

      <Section className="overflow-x-clip" header={<SectionHeader {...page.help} />}>
        <StepStairs steps={page.help.cards} />
        {/* Under the last and highest step. */}
        <p className="mt-14 xl:-mt-13.5 xl:ml-[calc(75%+1.5rem)]">
          <Button href="/apply-partner">{page.help.cta}</Button>
        </p>
      </Section>

      <Section spacing="continued" header={<SectionHeader {...page.stories} />}>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {page.stories.items.map((story, index) => {
            const picture = storyPictures[index];
            return (
              picture && (
                <li key={story.title} className="grid md:last:col-span-2 lg:last:col-span-1">
                  <PictureCard
                    href={page.stories.href}
                    picture={picture}
                    left={story.category}
                    right={story.tag}
                    title={story.title}
                    description={story.description}
                    linkText={story.linkText}
                    index={index}
                  />
                </li>
              )
            );
          })}
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
