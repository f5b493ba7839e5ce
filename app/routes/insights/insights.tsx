import { CallToActionRow } from "#app/components/sections/CallToActionRow.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readFeaturedArticles } from "#content-model/articles.ts";
import { formatLongDate } from "#content-model/dates.ts";
import {
  getFeaturedArticleGround,
  getStudyGround,
  readInsights,
  readStudies,
  readWebinars,
} from "#content-model/insights.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { getPicture } from "#content-model/pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/insights.ts";
import { WebinarList } from "./WebinarList.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, webinars, studies] = await Promise.all([readInsights(), readWebinars(), readStudies()]);
  const { featured, others } = await readFeaturedArticles("pages/insights.yaml", page.featured.articles);
  return {
    page,
    webinars,
    articles: await Promise.all(
      featured.map(async ({ slug, title, description, date, cardReadTime, pictureStyle }, index) => ({
        title,
        description,
        date: formatLongDate(date),
        readTime: cardReadTime,
        href: `/insights/${slug}`,
        picture: await getPicture("articles", slug, {
          style: pictureStyle,
          size: "wide",
          ground: getFeaturedArticleGround(index),
        }),
      })),
    ),
    others: others.map(({ slug, title, description, cardReadTime }) => ({
      readTime: cardReadTime,
      title,
      description,
      href: `/insights/${slug}`,
    })),
    studies: await Promise.all(
      studies.map(async ({ slug, title, description, href, sample, pictureStyle }, index) => ({
        title,
        description,
        href,
        sample,
        picture: await getPicture("studies", slug, {
          style: pictureStyle,
          size: "card",
          ground: getStudyGround(index),
        }),
      })),
    ),
    backdrop: await getPagePicture("insights"),
    seo: await pageSeo(url, page.seo),
  };
}

/** On phones a row that scrolls sideways; the heights let titles and texts of a row begin at one height. */
const studyRow =
  "-mx-(--gutter) -my-2 grid snap-x snap-mandatory scroll-px-(--gutter) auto-cols-[78vw] grid-flow-col gap-5 overflow-x-auto px-(--gutter) py-2 [--card-text-height:4lh] [--card-title-height:2lh] sm:m-0 sm:grid-flow-row sm:auto-cols-auto sm:grid-cols-2 sm:overflow-visible sm:p-0 sm:[--card-text-height:3lh] sm:[--card-title-height:auto] xl:grid-cols-4 xl:[--card-text-height:4lh] xl:[--card-title-height:2lh]";

export const meta = pageMeta;

export default function Insights({ loaderData }: Route.ComponentProps) {
  const { page, articles, others, webinars, studies, backdrop } = loaderData;
  return (
    <>
      <Hero size="short" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <Section ground="paper" header={<SectionHeader {...page.featured} />}>
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
        <Section ground="paper" spacing="continued" header={<SectionHeader title={page.featured.others} />}>
          <TeaserList teasers={others} />
        </Section>
      )}
      <Section header={<SectionHeader {...page.webinars} />}>
        <WebinarList webinars={webinars} cta={page.webinars.cta} />
      </Section>
      <Section ground="paper" header={<SectionHeader {...page.studies} />}>
        <ul className={studyRow}>
          {studies.map(({ sample, ...study }, index) => (
            <li key={study.href} className="grid snap-start">
              <PictureCard
                {...study}
                external
                left={
                  <>
                    {page.studies.source}
                    {sample && <SampleTag className="ml-1.5" />}
                  </>
                }
                linkText={page.studies.cta}
                index={index}
              />
            </li>
          ))}
        </ul>
      </Section>
      <CallToActionRow {...page.callToAction} />
    </>
  );
}
