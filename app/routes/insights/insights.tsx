import { CallToAction } from "#app/components/sections/CallToAction.tsx";
import { Hero } from "#app/components/sections/Hero.tsx";
import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readFeaturedArticles } from "#content-model/articles.ts";
import { longDate } from "#content-model/dates.ts";
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
  const { leading, others } = await readFeaturedArticles("pages/insights.yaml", page.featured.articles);
  return {
    page,
    webinars,
    articles: await Promise.all(
      leading.map(async ({ slug, title, description, date, cardReadTime, pictureStyle }, place) => ({
        title,
        description,
        date: longDate(date),
        readTime: cardReadTime,
        href: `/insights/${slug}`,
        picture: await getPicture("articles", slug, {
          style: pictureStyle,
          size: "wide",
          ground: getFeaturedArticleGround(place),
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
      studies.map(async ({ slug, title, description, href, pictureStyle }, place) => ({
        title,
        description,
        href,
        picture: await getPicture("studies", slug, {
          style: pictureStyle,
          size: "card",
          ground: getStudyGround(place),
        }),
      })),
    ),
    backdrop: await getPagePicture("insights"),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Insights({ loaderData }: Route.ComponentProps) {
  const { page, articles, others, webinars, studies, backdrop } = loaderData;
  return (
    <>
      <Hero {...page.hero} form="short" picture={backdrop} />
      <Section ground="paper" {...page.featured}>
        <ul className="feature-grid">
          {articles.map(({ date, readTime, ...article }, index) => (
            <li key={article.href}>
              <PictureCard
                {...article}
                left={readTime}
                right={date}
                linkText={page.featured.cta}
                index={index}
                look={index === 0 ? "section" : "entry"}
                sizes="(min-width: 64rem) 46rem, 100vw"
              />
            </li>
          ))}
        </ul>
      </Section>
      {others.length > 0 && (
        <Section ground="paper" tight title={page.featured.others}>
          <TeaserList teasers={others} />
        </Section>
      )}
      <Section {...page.webinars}>
        <WebinarList webinars={webinars} cta={page.webinars.cta} />
      </Section>
      <Section ground="paper" {...page.studies}>
        <ul className="study-row">
          {studies.map((study, index) => (
            <li key={study.href}>
              <PictureCard
                {...study}
                external
                left={page.studies.source}
                linkText={page.studies.cta}
                index={index}
              />
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction {...page.call} form="quiet" picture={backdrop} />
    </>
  );
}
