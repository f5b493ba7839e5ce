import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { PathPanel } from "#app/components/sections/PathPanel.tsx";
import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { UnitChart } from "#app/components/ui/UnitChart.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readArticles } from "#content-model/articles.ts";
import { readV1 } from "#content-model/home-variants.ts";
import { getFeaturedPicture, readInsights } from "#content-model/insights.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/v1.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, insights, all] = await Promise.all([readV1(), readInsights(), readArticles()]);
  return {
    page,
    cta: insights.featured.cta,
    articles: await Promise.all(
      page.insights.articles.map(async ({ readTime, ...teaser }, index) => {
        const slug = teaser.href.split("/").at(-1) ?? "";
        const article = all.find((one) => teaser.href === `/insights/${one.slug}`);
        return {
          ...teaser,
          left: readTime ?? article?.cardReadTime,
          ...(await getFeaturedPicture(article ?? { slug, pictureStyle: "climate" }, index)),
        };
      }),
    ),
    backdrop: await getPageBackdrop("v1", "half"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function V1({ loaderData: { page, articles, cta, backdrop } }: Route.ComponentProps) {
  const { cards } = page.paths;
  return (
    <>
      <Hero size="half" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          {cards.slice(0, 2).map(({ href, cta }, index) => (
            <Button key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
              {cta}
            </Button>
          ))}
        </HeroDetails>
      </Hero>
      <Section
        spacing="row"
        header={
          <SectionHeader {...page.impact} variant="item">
            <TextLink href={page.impact.link.href}>{page.impact.link.label}</TextLink>
          </SectionHeader>
        }
      >
        <StatRow>
          {page.impact.figures.map(({ units, ...figure }, index) => (
            <Stat key={figure.label} index={index} {...figure}>
              {units && <UnitChart groups={units} perRow={10} />}
            </Stat>
          ))}
        </StatRow>
      </Section>
      <Section spacing="row" isContinued header={<SectionHeader {...page.insights} />}>
        <ul className="grid gap-5 lg:grid-cols-2 lg:gap-8">
          {articles.map((article, index) => (
            <li key={article.href} className="grid">
              <PictureCard {...article} linkText={cta} index={index} size="entry" />
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="paper" spacing="row" aria-label={page.paths.label}>
        <PathPanel paths={cards} titleLevel={2} />
      </Section>
    </>
  );
}
