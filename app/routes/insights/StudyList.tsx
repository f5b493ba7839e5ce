import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import type { readStudies } from "#content-model/insights.ts";
import { chartBox, figureChart } from "./figure-chart.ts";

type Study = Omit<Awaited<ReturnType<typeof readStudies>>[number], "slug" | "pictureStyle"> & {
  picture: PictureSource;
};

/** The figure of a study as points, or its photo. */
function StudyPicture({ figure, picture }: { figure: string; picture: PictureSource }) {
  const chart = picture.ground !== "photo" && figureChart(figure);
  return chart ? (
    <img src={chart} {...chartBox} alt="" className="mt-8 w-full" />
  ) : (
    <Picture
      picture={picture}
      sizes="(min-width: 80rem) 20rem, (min-width: 48rem) 50vw, 100vw"
      className="mt-5 aspect-16/9 bg-transparent"
    />
  );
}

/**
 * Market studies, each one link to another site, with one figure in large type, drawn above it. Those of a row share their lines
 * (subgrid): figures, titles and texts begin at one height.
 */
export function StudyList({ studies, cta }: { studies: Study[]; cta: string }) {
  return (
    <ul className="grid gap-x-8 gap-y-16 md:grid-cols-2 md:gap-y-0 xl:grid-cols-4">
      {studies.map(({ title, description, figure, href, picture }, index) => (
        <li
          key={href}
          className="reveal md:row-span-6 md:grid md:grid-rows-subgrid"
          style={{ "--reveal-index": index % 4 }}
        >
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="group block border-t-2 border-ember pt-5 md:row-span-6 md:grid md:grid-rows-subgrid md:pb-14 xl:pb-0"
          >
            <StudyPicture figure={figure.value} picture={picture} />
            <span className="mt-8 block text-figure transition-colors group-hover:text-accent">
              <ContentText text={figure.value} />
            </span>
            <span className="mt-3 block max-w-short text-small text-quiet">{figure.label}</span>
            <Heading level={3} variant="item" className="mt-10">
              {title}
            </Heading>
            <span className="mt-3 block max-w-text text-quiet">
              <ContentText text={description} />
            </span>
            <span className="mt-4 block">
              <ArrowLabel external>{cta}</ArrowLabel>
              <span className="sr-only"> (opens in a new tab)</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
