import { CallToAction } from "#app/components/sections/CallToAction.tsx";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Timeline, TimelineStep } from "#app/components/sections/Timeline.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContourBackdrop } from "#app/components/ui/ContourBackdrop.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/components/ui/Tabs.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readStudio } from "#content-model/studio.ts";
import type { Route } from "./+types/studio.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readStudio();
  return {
    page,
    backdrop: await getPagePicture("studio"),
    seo: await pageSeo(url, { ...page.seo, pictureStyle: "climate" }),
  };
}

export const meta = pageMeta;

export default function Studio({ loaderData: { page, backdrop } }: Route.ComponentProps) {
  const { markets } = page;
  return (
    <>
      <Hero backdrop={<HeroBackdrop picture={backdrop} parallax />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href={`#${markets.id}`}>{page.hero.cta}</Button>
        </HeroDetails>
      </Hero>
      <Section ground="paper" header={<SectionHeader {...page.principles} />}>
        <FeatureList variant="numbered">
          {page.principles.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section
        id={markets.id}
        header={<SectionHeader {...markets} />}
        backdrop={<ContourBackdrop placement="band" picture={backdrop} />}
      >
        <Tabs defaultValue={markets.items[0]?.id ?? ""}>
          <TabList aria-label={markets.toggle}>
            {markets.items.map((market) => (
              <Tab key={market.id} value={market.id}>
                {market.title}
              </Tab>
            ))}
          </TabList>
          {markets.items.map((market) => (
            <TabPanel key={market.id} value={market.id} title={market.title}>
              <div className="grid gap-x-8 gap-y-12 pb-20 lg:grid-cols-12">
                <p className="max-w-text text-lead leading-normal lg:col-span-5">{market.text}</p>
                <div className="lg:col-span-6 lg:col-start-7">
                  <FactList>
                    {market.facts.map((fact) => (
                      <Fact key={fact.term} term={fact.term} sample={fact.sample}>
                        {fact.value}
                      </Fact>
                    ))}
                  </FactList>
                </div>
              </div>
              <Timeline>
                {market.steps.map((step, index) => (
                  <TimelineStep key={step.title} index={index} mark={step.title} title={step.description} />
                ))}
              </Timeline>
            </TabPanel>
          ))}
        </Tabs>
      </Section>
      <Section ground="paper" header={<SectionHeader {...page.review} />}>
        <FeatureList variant="columns">
          {page.review.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <CallToAction {...page.callToAction} picture={backdrop} />
    </>
  );
}
