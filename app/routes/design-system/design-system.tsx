import { Hero } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { BehaviourCatalogue } from "#app/routes/design-system/BehaviourCatalogue.tsx";
import { ButtonCatalogue } from "#app/routes/design-system/ButtonCatalogue.tsx";
import { CardCatalogue } from "#app/routes/design-system/CardCatalogue.tsx";
import { ColourCatalogue } from "#app/routes/design-system/ColourCatalogue.tsx";
import { contrast, readColours } from "#app/routes/design-system/contrast.ts";
import { FormCatalogue } from "#app/routes/design-system/FormCatalogue.tsx";
import { ListCatalogue } from "#app/routes/design-system/ListCatalogue.tsx";
import { TypeCatalogue } from "#app/routes/design-system/TypeCatalogue.tsx";
import tokens from "#app/styles/tokens.css?raw";
import { readDesignSystem } from "#content-model/design-system.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/design-system.ts";

// Which colour stands on which ground; the primary first.
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
  const colours = readColours(tokens);
  return {
    page,
    pairs: pairs.map(([name, ground]) => {
      const value = colours[name] ?? "";
      const groundValue = colours[ground] ?? "";
      return { name, value, ground, groundValue, ratio: contrast(value, groundValue) };
    }),
    backdrop: await getPagePicture("design-system"),
    drawing: await getPagePicture("design-system-card"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function DesignSystem({ loaderData }: Route.ComponentProps) {
  const { page, pairs, backdrop, drawing } = loaderData;
  const { colour, type, buttons, cards, lists, behaviour, forms, grounds } = page;
  return (
    <>
      <Hero
        {...page.hero}
        form="short"
        picture={backdrop}
        actions={<Button href="/">{page.hero.home}</Button>}
      />
      <Section title={colour.title} description={colour.description}>
        <ColourCatalogue pairs={pairs} words={colour} />
      </Section>
      <Section ground="paper" title={type.title} description={type.description}>
        <TypeCatalogue {...type} />
      </Section>
      {(["basalt", "paper"] as const).map((ground) => (
        <div key={ground} data-catalogue={ground}>
          <Section
            ground={ground}
            id={`buttons-${ground}`}
            title={`${buttons.title} ${grounds[ground].toLowerCase()}`}
            description={ground === "basalt" ? buttons.description : undefined}
          >
            <ButtonCatalogue words={buttons} />
          </Section>
          <Section
            ground={ground}
            tight
            id={`cards-${ground}`}
            title={`${cards.title} ${grounds[ground].toLowerCase()}`}
            description={ground === "basalt" ? cards.description : undefined}
          >
            <CardCatalogue {...cards} drawing={drawing} />
          </Section>
          <Section
            ground={ground}
            tight
            id={`lists-${ground}`}
            title={`${lists.title} ${grounds[ground].toLowerCase()}`}
          >
            <ListCatalogue {...lists} ground={grounds[ground]} />
          </Section>
          <Section
            ground={ground}
            tight
            id={`behaviour-${ground}`}
            title={`${behaviour.title} ${grounds[ground].toLowerCase()}`}
            description={ground === "basalt" ? behaviour.description : undefined}
          >
            <BehaviourCatalogue ground={grounds[ground]} words={behaviour} />
          </Section>
          <Section
            ground={ground}
            tight
            id={`forms-${ground}`}
            title={`${forms.title} ${grounds[ground].toLowerCase()}`}
            description={ground === "basalt" ? forms.description : undefined}
          >
            <FormCatalogue ground={ground} words={forms} button={buttons.disabled} />
          </Section>
        </div>
      ))}
    </>
  );
}
