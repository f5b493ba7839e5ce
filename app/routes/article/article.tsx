import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { LongText } from "#app/components/sections/LongText.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readArticle, readArticles } from "#content-model/articles.ts";
import { formatDayFirst, formatLongDate } from "#content-model/dates.ts";
import { readArticlePage, readInsights } from "#content-model/insights.ts";
import { readPeople } from "#content-model/people.ts";
import { findPhoto, getPicture } from "#content-model/pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import { articleMarkup } from "#content-model/structured-data.ts";
import type { Route } from "./+types/article.ts";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { NextArticle } from "./NextArticle.tsx";
import { ReadingProgress } from "./ReadingProgress.tsx";

export async function loader({ params, url }: Route.LoaderArgs) {
  const [{ html, headings, ...article }, articles, labels, insights, people, site] = await Promise.all([
    readArticle(params.article),
    readArticles(),
    readArticlePage(),
    readInsights(),
    readPeople(),
    readSite(),
  ]);
  const path = `/insights/${article.slug}`;
  const crumbs = [
    { label: insights.seo.title, href: "/insights" },
    { label: article.title, href: path },
  ];
  const index = articles.findIndex((one) => one.slug === article.slug);
  const next = articles[(index + 1) % articles.length];
  return {
    article,
    html,
    headings,
    labels,
    crumbs,
    date: formatLongDate(article.date),
    updated: article.updated && formatDayFirst(article.updated),
    next: next &&
      next.slug !== article.slug && {
        href: `/insights/${next.slug}`,
        left: next.cardReadTime,
        title: next.title,
        description: next.description,
        linkText: insights.featured.cta,
        figure: next.figure,
        picture: await getPicture("articles", next.slug, {
          style: next.pictureStyle,
          size: "cover",
        }),
      },
    backdrop: await getPicture("articles", article.slug, {
      style: article.pictureStyle,
      size: "cover",
    }),
    seo: await pageSeo(url, {
      ...article.seo,
      type: "article",
      photo: await findPhoto("articles", article.slug, "wide"),
      label: article.label,
      pictureStyle: article.pictureStyle,
      breadcrumbs: crumbs,
      jsonLd: (imageUrl) => [articleMarkup(site, article, people, imageUrl)],
    }),
  };
}

export const meta = pageMeta;

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, html, headings, labels, crumbs, date, updated, next, backdrop } = loaderData;
  return (
    <>
      <ReadingProgress />
      <Hero className="[&_.hero-picture]:opacity-60" backdrop={<HeroBackdrop picture={backdrop} />}>
        <Breadcrumbs crumbs={crumbs} className="mb-8" />
        <HeroHeading label={article.label} title={article.tagline} />
        <HeroDetails
          description={article.description}
          aside={
            <p className="text-small text-quiet">
              {labels.published} <time dateTime={article.date}>{date}</time>
              {updated && (
                <>
                  <br />
                  {labels.updated} <time dateTime={article.updated}>{updated}</time>
                </>
              )}
              <br />
              {article.readTime}
              <br />
              {labels.by} {article.author}
              {article.reviewer && (
                <>
                  <br />
                  {labels.reviewedBy} {article.reviewer}
                </>
              )}
              {article.sample && <SampleTag />}
            </p>
          }
        />
      </Hero>
      <LongText contents={labels.contents} headings={headings} html={html}>
        <ArticleEnd {...article.callToAction} />
      </LongText>
      <div className="print:hidden">
        {next && <NextArticle title={labels.next} back={labels.back} article={next} />}
      </div>
    </>
  );
}
