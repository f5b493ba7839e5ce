import { lazy, Suspense } from "react";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { ButtonCatalogue } from "#app/routes/design-system/ButtonCatalogue.tsx";
import { CardCatalogue } from "#app/routes/design-system/CardCatalogue.tsx";
import { ColorCatalogue } from "#app/routes/design-system/ColorCatalogue.tsx";
import { contrast, readColors } from "#app/routes/design-system/contrast.ts";
import { FormCatalogue } from "#app/routes/design-system/FormCatalogue.tsx";
import { InteractiveCatalogue } from "#app/routes/design-system/InteractiveCatalogue.tsx";
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
  return (
    <>
      <Hero size="short" data-component="Hero" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href="/">{page.hero.home}</Button>
        </HeroDetails>
      </Hero>
      <Section header={<SectionHeader title={color.title} description={color.description} />}>
        <ColorCatalogue pairs={pairs} labels={color} />
      </Section>
      <Section ground="paper" header={<SectionHeader title={type.title} description={type.description} />}>
        <TypeCatalogue {...type} accented={page.hero.title} />
      </Section>
      {(["basalt", "paper"] as const).map((ground) => (
        <div key={ground} data-catalogue={ground}>
          <Section
            ground={ground}
            id={`buttons-${ground}`}
            header={
              <SectionHeader
                title={`${buttons.title} ${grounds[ground].toLowerCase()}`}
                description={ground === "basalt" ? buttons.description : undefined}
              />
            }
          >
            <ButtonCatalogue labels={buttons} />
          </Section>
          <Section
            ground={ground}
            spacing="continued"
            id={`cards-${ground}`}
            header={
              <SectionHeader
                title={`${cards.title} ${grounds[ground].toLowerCase()}`}
                description={ground === "basalt" ? cards.description : undefined}
              />
            }
          >
            <CardCatalogue {...cards} drawing={drawing} map={map} />
          </Section>
          <Section
            ground={ground}
            spacing="continued"
            id={`lists-${ground}`}
            header={<SectionHeader title={`${lists.title} ${grounds[ground].toLowerCase()}`} />}
          >
            <Suspense>
              <ListCatalogue {...lists} />
            </Suspense>
          </Section>
          <Section
            ground={ground}
            spacing="continued"
            id={`behavior-${ground}`}
            header={
              <SectionHeader
                title={`${behavior.title} ${grounds[ground].toLowerCase()}`}
                description={ground === "basalt" ? behavior.description : undefined}
              />
            }
          >
            <InteractiveCatalogue ground={grounds[ground]} labels={behavior} />
          </Section>
          <Section
            ground={ground}
            spacing="continued"
            id={`forms-${ground}`}
            header={
              <SectionHeader
                title={`${forms.title} ${grounds[ground].toLowerCase()}`}
                description={ground === "basalt" ? forms.description : undefined}
              />
            }
          >
            <FormCatalogue ground={ground} labels={forms} button={buttons.disabled} />
          </Section>
        </div>
      ))}
      <Suspense>
        <SectionCatalogue
          items={lists.statements}
          labels={{ action: buttons.primary, name: forms.name, consent: forms.consent }}
        />
      </Suspense>
    </>
  );
}
