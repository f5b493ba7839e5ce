import { LongText } from "#app/components/sections/LongText.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readArticle, readNextArticle } from "#content-model/articles.ts";
import { formatDayFirst, formatLongDate } from "#content-model/dates.ts";
import { readArticlePage, readInsights } from "#content-model/insights.ts";
import { getPassageLand } from "#content-model/land/spots.ts";
import { readPeople } from "#content-model/people.ts";
import { describePhoto, findPhoto } from "#content-model/pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import { articleMarkup } from "#content-model/structured-data.ts";
import type { Route } from "./+types/article.ts";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { ArticleFact, ArticleHero } from "./ArticleHero.tsx";
import { NextArticle } from "./NextArticle.tsx";
import { ReadingProgress } from "./ReadingProgress.tsx";

export async function loader({ params, url }: Route.LoaderArgs) {
  const [{ html, headings, ...article }, next, labels, insights, people, site] = await Promise.all([
    readArticle(params.article),
    readNextArticle(params.article),
    readArticlePage(),
    readInsights(),
    readPeople(),
    readSite(),
  ]);
  const path = `/insights/${article.slug}`;
  const photo = await findPhoto("articles", article.slug, "wide");
  const crumbs = [
    { label: insights.seo.title, href: "/insights" },
    { label: article.title, href: path },
  ];
  return {
    article,
    html,
    headings,
    labels,
    crumbs,
    date: formatLongDate(article.date),
    updated: article.updated && formatDayFirst(article.updated),
    next,
    photo: photo && (await describePhoto(photo, { name: `articles-${article.slug}`, size: "wide" })),
    land: await getPassageLand(article.slug),
    seo: await pageSeo(url, {
      ...article.seo,
      type: "article",
      photo,
      label: article.label,
      pictureStyle: article.pictureStyle,
      breadcrumbs: crumbs,
      jsonLd: (imageUrl) => [articleMarkup(site, article, people, imageUrl)],
    }),
  };
}

export const meta = pageMeta;

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, html, headings, labels, crumbs, date, updated, next, photo, land } = loaderData;
  return (
    <>
      <ReadingProgress />
      <ArticleHero
        crumbs={crumbs}
        label={`${article.label}, ${article.readTime}`}
        title={article.tagline}
        description={article.description}
        figure={article.figure}
        photo={photo}
        land={land}
        note={article.note}
      >
        <ArticleFact term={labels.by}>
          <ContentText text={article.author} />
        </ArticleFact>
        {article.reviewer && (
          <ArticleFact term={labels.reviewedBy}>
            <ContentText text={article.reviewer} />
          </ArticleFact>
        )}
        <ArticleFact term={labels.published}>
          <time dateTime={article.date}>{date}</time>
        </ArticleFact>
        {updated && (
          <ArticleFact term={labels.updated}>
            <time dateTime={article.updated}>{updated}</time>
          </ArticleFact>
        )}
      </ArticleHero>
      <LongText contents={labels.contents} headings={headings} html={html}>
        {article.callToAction && <ArticleEnd {...article.callToAction} />}
      </LongText>
      <div className="print:hidden">
        {next && <NextArticle title={labels.next} back={labels.back} article={next} />}
      </div>
    </>
  );
}
