import { CallToActionRow } from "#app/components/sections/CallToActionRow.tsx";
import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readFeaturedArticles } from "#content-model/articles.ts";
import { formatDayFirst } from "#content-model/dates.ts";
import { getFeaturedPicture, readInsights, readStudies, readWebinars } from "#content-model/insights.ts";
import { getPicture } from "#content-model/pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/insights.ts";
import { StudyList } from "./StudyList.tsx";
import { WebinarList } from "./WebinarList.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, webinars, studies] = await Promise.all([readInsights(), readWebinars(), readStudies()]);
  const { featured, others } = await readFeaturedArticles("pages/insights.yaml", page.featured.articles);
  return {
    page,
    webinars,
    articles: await Promise.all(
      featured.map(async (article, index) => ({
        title: article.title,
        description: article.description,
        date: article.updated
          ? `${page.featured.updated} ${formatDayFirst(article.updated)}`
          : formatDayFirst(article.date),
        readTime: article.cardReadTime,
        href: `/insights/${article.slug}`,
        ...(await getFeaturedPicture(article, index)),
      })),
    ),
    others: others.map(({ slug, title, description, cardReadTime }) => ({
      readTime: cardReadTime,
      title,
      description,
      href: `/insights/${slug}`,
    })),
    studies: await Promise.all(
      studies.map(async ({ slug, pictureStyle, ...study }) => ({
        ...study,
        picture: await getPicture("studies", slug, { style: pictureStyle, size: "wide", ground: "paper" }),
      })),
    ),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Insights({ loaderData }: Route.ComponentProps) {
  const { page, articles, others, webinars, studies } = loaderData;
  return (
    <>
      <Hero ground="paper">
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <Section ground="paper" spacing="row" header={<SectionHeader {...page.featured} variant="item" />}>
        {/* The first article is the largest, the second stands beside it, any more follow in rows of three. */}
        <ul className="grid gap-5 lg:grid-cols-12 lg:gap-8">
          {articles.map(({ date, readTime, ...article }, index) => (
            <li key={article.href} className="grid lg:col-span-4 lg:first:col-span-7 lg:nth-2:col-span-5">
              <PictureCard
                {...article}
                left={readTime}
                right={date}
                linkText={page.featured.cta}
                index={index}
                size={index === 0 ? "section" : "entry"}
                sizes="(min-width: 64rem) 46rem, 100vw"
              />
            </li>
          ))}
        </ul>
      </Section>
      {others.length > 0 && (
        <Section
          ground="paper"
          spacing="row"
          isContinued
          header={<SectionHeader title={page.featured.others} />}
        >
          <TeaserList teasers={others} />
        </Section>
      )}
      <Section header={<SectionHeader {...page.webinars} />}>
        <WebinarList webinars={webinars} cta={page.webinars.cta} />
      </Section>
      <Section ground="paper" spacing="row" header={<SectionHeader {...page.studies} />}>
        <StudyList studies={studies} cta={page.studies.cta} />
      </Section>
      <CallToActionRow {...page.callToAction} />
    </>
  );
}
