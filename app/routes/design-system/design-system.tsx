import { lazy, Suspense } from "react";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { ButtonCatalogue } from "#app/routes/design-system/ButtonCatalogue.tsx";
import { CardCatalogue } from "#app/routes/design-system/CardCatalogue.tsx";
import { ColorCatalogue } from "#app/routes/design-system/ColorCatalogue.tsx";
import { contrast, readColors } from "#app/routes/design-system/contrast.ts";
import { FormCatalogue } from "#app/routes/design-system/FormCatalogue.tsx";
import { TypeCatalogue } from "#app/routes/design-system/TypeCatalogue.tsx";
import tokens from "#app/styles/tokens.css?raw";
import { readDesignSystem } from "#content-model/design-system.ts";
import { getMap } from "#content-model/maps.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/design-system.ts";

/** Loaded after the page, which would otherwise load the parts of every other page at once. */
const ListCatalogue = lazy(() =>
  import("./ListCatalogue.tsx").then((module) => ({ default: module.ListCatalogue })),
);
const InteractiveCatalogue = lazy(() =>
  import("./InteractiveCatalogue.tsx").then((module) => ({ default: module.InteractiveCatalogue })),
);
const SectionCatalogue = lazy(() =>
  import("./SectionCatalogue.tsx").then((module) => ({ default: module.SectionCatalogue })),
);

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
  const page = await readDesignSystem();
  const colors = readColors(tokens);
  return {
    page,
    pairs: pairs.map(([name, ground]) => {
      const value = colors[name] ?? "";
      const groundValue = colors[ground] ?? "";
      return { name, value, ground, groundValue, ratio: contrast(value, groundValue) };
    }),
    backdrop: await getPagePicture("design-system"),
    map: await getMap("nordics"),
    drawing: await getPagePicture("design-system-card"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function DesignSystem({ loaderData }: Route.ComponentProps) {
  const { page, pairs, backdrop, drawing, map } = loaderData;
  const { color, type, buttons, cards, lists, behavior, forms, grounds } = page;
  const sections = Object.entries({ color, type, buttons, cards, forms, lists, behavior });
  return (
    <>
      <Hero size="short" data-component="Hero" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href="/">{page.hero.home}</Button>
        </HeroDetails>
      </Hero>
      <Section spacing="row" className="print:hidden">
        <nav aria-label={page.hero.label}>
          <ol className="flex flex-wrap gap-x-8 gap-y-3 border-y border-hairline-strong py-5">
            {sections.map(([id, { title }]) => (
              <li key={id}>
                <TextLink href={`#${id}`} variant="subtle">
                  {title}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
      </Section>
      <Section id="color" spacing="continued" header={<SectionHeader {...heading(color)} />}>
        <ColorCatalogue pairs={pairs} labels={color} />
      </Section>
      <Section id="type" ground="paper" header={<SectionHeader {...heading(type)} />}>
        <TypeCatalogue {...type} accented={page.hero.title} />
      </Section>
      <Section id="buttons" header={<SectionHeader {...heading(buttons)} />}>
        <ButtonCatalogue labels={buttons} />
      </Section>
      <Section id="cards" spacing="continued" header={<SectionHeader {...heading(cards)} />}>
        <CardCatalogue {...cards} drawing={drawing} map={map} />
      </Section>
      <Section id="forms" spacing="continued" header={<SectionHeader {...heading(forms)} />}>
        <FormCatalogue ground="basalt" labels={forms} button={buttons.disabled} />
      </Section>
      <Section ground="paper" header={<SectionHeader title={grounds.paper} />}>
        <div className="grid gap-24">
          <ButtonCatalogue labels={buttons} />
          <CardCatalogue {...cards} drawing={drawing} map={map} />
          <FormCatalogue ground="paper" labels={forms} button={buttons.disabled} />
        </div>
      </Section>
      <Section id="lists" header={<SectionHeader title={lists.title} />}>
        <Suspense>
          <ListCatalogue {...lists} />
        </Suspense>
      </Section>
      <Section id="behavior" ground="paper" header={<SectionHeader {...heading(behavior)} />}>
        <Suspense>
          <InteractiveCatalogue labels={behavior} />
        </Suspense>
      </Section>
      <Suspense>
        <SectionCatalogue
          items={lists.statements}
          labels={{ action: buttons.primary, name: forms.name, consent: forms.consent }}
        />
      </Suspense>
    </>
  );
}

const heading = ({ title, description }: { title: string; description: string }) => ({ title, description });
