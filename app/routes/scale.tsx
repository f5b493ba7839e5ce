import { PartnerCall } from "#app/components/sections/ClosingCall.tsx";
import { FigureList } from "#app/components/sections/FigureList.tsx";
import { Hero, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Accordion, AccordionItem } from "#app/components/ui/Accordion.tsx";
import { HeroMap } from "#app/components/ui/AreaMap.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { Carousel, CarouselItem } from "#app/components/ui/Carousel.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { NumberedCard } from "#app/components/ui/NumberedCard.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { Tabs } from "#app/components/ui/Tabs.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getMap } from "#content-model/maps.ts";
import { readScale } from "#content-model/scale.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/scale.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readScale();
  return {
    page,
    map: await getMap(page.hero.map),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Scale({ loaderData: { page, map } }: Route.ComponentProps) {
  const { services } = page;
  return (
    <>
      <Hero backdrop={<HeroMap map={map} />}>
        <HeroHeading {...page.hero} isAccented />
        <div className="xl:w-1/2">
          <p className="mt-6 max-w-text text-lead leading-normal text-quiet">
            <ContentText text={page.hero.description} />
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button href={`#${services.id}`}>{page.hero.explore}</Button>
            <Button href="/contact" variant="secondary">
              {page.hero.contact}
            </Button>
          </div>
          <div className="mt-10 border-t border-hairline pt-10">
            <FigureList figures={page.figures} />
          </div>
        </div>
      </Hero>
      <Section ground="paper" id={services.id} header={<SectionHeader {...services} />}>
        <Tabs
          name={services.id}
          label={services.label}
          tabs={services.tabs.map((tab) => ({
            id: tab.id,
            title: tab.title,
            panel: (
              <>
                <div className="mb-12 grid gap-x-8 gap-y-8 lg:grid-cols-2">
                  <p className="max-w-text text-lead leading-normal">{tab.intro}</p>
                  <div className="grid content-start gap-6">
                    <Points title={services.benefits} items={tab.benefits} />
                    <Points title={services.choose} items={tab.why} />
                  </div>
                </div>
                <Accordion>
                  {tab.services.map((service, index) => (
                    <AccordionItem
                      key={service.title}
                      mark={ordinal(index + 1)}
                      title={<ServiceTitle {...service} outcomeLabel={services.outcome} />}
                    >
                      {service.content}
                    </AccordionItem>
                  ))}
                </Accordion>
              </>
            ),
          }))}
        />
      </Section>
      <Section header={<SectionHeader {...page.approach} />}>
        <Carousel label={page.approach.title}>
          {page.approach.cards.map((card, index) => (
            <CarouselItem key={card.title}>
              <NumberedCard mark={ordinal(index + 1)} {...card} />
            </CarouselItem>
          ))}
        </Carousel>
      </Section>
      <Section ground="paper" spacing="row" layout="split" header={<SectionHeader {...page.questions} />}>
        <Accordion>
          {page.questions.items.map(({ question, answer }) => (
            <AccordionItem key={question} title={question}>
              {answer}
            </AccordionItem>
          ))}
        </Accordion>
      </Section>
      <PartnerCall {...page.callToAction} />
    </>
  );
}

function Points({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <Heading level={3} variant="item">
        {title}
      </Heading>
      {items.map((item) => (
        <p key={item} className="mt-3 max-w-text text-quiet">
          <ContentText text={item} />
        </p>
      ))}
    </div>
  );
}

/** Title, duration and aim of a service, which show while it is closed, too; the last two begin in the middle of the page. */
function ServiceTitle({
  title,
  duration,
  outcome,
  outcomeLabel,
}: {
  title: string;
  duration: string;
  outcome: string;
  outcomeLabel: string;
}) {
  return (
    <span className="grid items-baseline gap-x-8 gap-y-2 md:grid-cols-[calc(50%+0.25rem-var(--number-gutter)/2)_1fr]">
      {title}
      <span className="text-small font-text tracking-normal">
        <span className="block text-body first-letter:uppercase">
          <ContentText text={duration} />
        </span>
        <span className="mt-1 block text-quiet">
          {outcomeLabel}: <ContentText text={outcome} />
        </span>
      </span>
    </span>
  );
}
