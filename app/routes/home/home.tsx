import { NumberedList } from "#app/components/sections/NumberedList.tsx";
import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { pathIcons } from "#app/components/ui/path-icons.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readArticles } from "#content-model/articles.ts";
import { readHome } from "#content-model/home.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { getPicture } from "#content-model/pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/home.ts";
import { HomeHero } from "./HomeHero.tsx";
import { PathDoor } from "./PathDoor.tsx";
import { Stair } from "./Stair.tsx";
import { WidePanel } from "./WidePanel.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readHome();
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
      return { ...teaser, picture };
    }),
  );
  return {
    page,
    teasers,
    backdrop,
    panel,
    doors: [founder, partner],
    stories,
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Home({
  loaderData: { page, teasers, backdrop, panel, doors, stories },
}: Route.ComponentProps) {
  return (
    <>
      <HomeHero
        {...page.hero}
        typewriter={page.typewriter}
        picture={backdrop}
        actions={
          <>
            <Button href="/scale" pulsing>
              {page.hero.explore}
            </Button>
            <Button href="/apply-founder" variant="secondary">
              {page.hero.founder}
            </Button>
          </>
        }
      />

      <WidePanel {...page.panel} picture={panel} />

      <Section ground="paper" {...page.paths}>
        <ul className="grid gap-5 md:grid-cols-2 lg:gap-8">
          {page.paths.cards.map((card, index) => {
            const picture = doors[index];
            return (
              picture && (
                <li key={card.title} className="grid">
                  <PathDoor
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

      <Section ground="paper" tight split {...page.organisations} description={page.organisations.text}>
        <NumberedList items={page.organisations.points} />
        <p className="mt-10 flex flex-wrap gap-3">
          <Button href={page.organisations.apply.href}>{page.organisations.apply.label}</Button>
          <Button href={page.organisations.partner.href} variant="secondary">
            {page.organisations.partner.label}
          </Button>
        </p>
      </Section>

      <Section {...page.help}>
        <Stair steps={page.help.cards} />
        <p className="stair-end">
          <Button href="/apply-partner">{page.help.cta}</Button>
        </p>
      </Section>

      <Section tight {...page.stories}>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {page.stories.items.map((story, index) => {
            const picture = stories[index];
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
        {...page.insights}
        action={
          <Button href="/insights" variant="secondary">
            {page.insights.cta}
          </Button>
        }
      >
        <TeaserList teasers={teasers} />
      </Section>
    </>
  );
}
