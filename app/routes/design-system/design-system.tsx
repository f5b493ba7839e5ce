import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { ButtonCatalogue } from "#app/routes/design-system/ButtonCatalogue.tsx";
import { CardCatalogue } from "#app/routes/design-system/CardCatalogue.tsx";
import { ColorCatalogue } from "#app/routes/design-system/ColorCatalogue.tsx";
import { contrast, readColors } from "#app/routes/design-system/contrast.ts";
import { FigureCatalogue } from "#app/routes/design-system/FigureCatalogue.tsx";
import { FormCatalogue } from "#app/routes/design-system/FormCatalogue.tsx";
import { InteractiveCatalogue } from "#app/routes/design-system/InteractiveCatalogue.tsx";
import { ListCatalogue } from "#app/routes/design-system/ListCatalogue.tsx";
import { SectionCatalogue } from "#app/routes/design-system/SectionCatalogue.tsx";
import { OnEachGround } from "#app/routes/design-system/Specimen.tsx";
import { TypeCatalogue } from "#app/routes/design-system/TypeCatalogue.tsx";
import tokens from "#app/styles/tokens.css?raw";
import { readArticles } from "#content-model/articles.ts";
import { readCompanies } from "#content-model/companies.ts";
import { readDesignSystem } from "#content-model/design-system.ts";
import { readOpenPositions } from "#content-model/jobs.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { getMap } from "#content-model/maps.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { readProgramTeasers } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import { getTimeline } from "#content-model/timelines.ts";
import { getWordmark } from "#content-model/wordmarks.ts";
import type { Route } from "./+types/design-system.ts";

/** Colors and the grounds they are used on. */
const pairs = [
  ["ember", "basalt"],
  ["paper", "basalt"],
  ["ash", "basalt"],
  ["ash", "basalt-raised"],
  ["error", "basalt"],
  ["success", "basalt"],
  ["basalt", "ember"],
  ["basalt", "paper"],
  ["ash-ink", "paper"],
  ["ember-ink", "paper"],
  ["error-ink", "paper"],
  ["success-ink", "paper"],
] as const;

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { name }, companies] = await Promise.all([readDesignSystem(), readSite(), readCompanies()]);
  const wordmarks = await Promise.all(companies.map(({ slug }) => getWordmark(slug)));
  const colors = readColors(tokens);
  return {
    page,
    pairs: pairs.map(([name, ground]) => {
      const value = colors[name] ?? "";
      const groundValue = colors[ground] ?? "";
      return { name, value, ground, groundValue, ratio: contrast(value, groundValue) };
    }),
    siteName: name,
    wordmark: wordmarks.find((wordmark) => wordmark !== null) ?? null,
    programs: (await readProgramTeasers()).slice(0, 1),
    positions: (await readOpenPositions()).slice(0, 1),
    articles: (await readArticles()).slice(0, 1).map(({ slug, title, description, cardReadTime }) => ({
      title,
      description,
      readTime: cardReadTime,
      href: `/insights/${slug}`,
    })),
    timeline: getTimeline(page.lists.steps),
    map: await getMap("nordics"),
    drawing: await getPagePicture("design-system-card"),
    backdrop: await getPageBackdrop("design-system", "short"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function DesignSystem({ loaderData }: Route.ComponentProps) {
  const { page, pairs, drawing, map, backdrop, siteName, wordmark, timeline, ...items } = loaderData;
  const { color, type, buttons, cards, lists, behavior, forms, sections } = page;
  const contents = Object.entries({ color, type, buttons, cards, forms, lists, behavior, sections });
  const { steps: stepsTitle, ...wholeSections } = sections;
  return (
    <>
      <Hero size="short" backdrop={<HeroBackdrop picture={backdrop} />} data-component="Hero">
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href="/">{page.hero.home}</Button>
        </HeroDetails>
      </Hero>
      <Section spacing="row" className="print:hidden">
        <nav aria-label={page.hero.label}>
          <ol className="grid gap-x-8 gap-y-2 border-y border-hairline-strong py-5 xs:grid-cols-2 lg:grid-cols-4">
            {contents.map(([id, { title }]) => (
              <li key={id}>
                <TextLink href={`#${id}`} variant="subtle">
                  {title}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
      </Section>
      <Section id="color" isContinued header={<SectionHeader {...heading(color)} />}>
        <ColorCatalogue pairs={pairs} labels={color} />
      </Section>
      <Section id="type" ground="paper" header={<SectionHeader {...heading(type)} />}>
        <TypeCatalogue {...type} accented={page.hero.title} siteName={siteName} wordmark={wordmark} />
      </Section>
      <Section id="buttons" header={<SectionHeader {...heading(buttons)} />}>
        <OnEachGround>{() => <ButtonCatalogue labels={buttons} />}</OnEachGround>
      </Section>
      <Section id="cards" isContinued header={<SectionHeader {...heading(cards)} />}>
        <CardCatalogue {...cards} drawing={drawing} map={map} />
      </Section>
      <Section id="forms" isContinued header={<SectionHeader {...heading(forms)} />}>
        <OnEachGround>
          {(ground) => <FormCatalogue ground={ground} labels={forms} button={buttons.disabled} />}
        </OnEachGround>
      </Section>
      <Section id="lists" ground="paper" header={<SectionHeader {...heading(lists)} />}>
        <FigureCatalogue {...lists} timeline={timeline} />
        <ListCatalogue {...lists} {...items} />
      </Section>
      <Section id="behavior" header={<SectionHeader {...heading(behavior)} />}>
        <InteractiveCatalogue labels={behavior} steps={lists.steps} />
      </Section>
      <SectionCatalogue
        {...wholeSections}
        stepsTitle={stepsTitle}
        steps={lists.steps}
        fieldLabel={forms.name}
      />
    </>
  );
}

const heading = ({ title, description }: { title: string; description: string }) => ({ title, description });
