import { FigureList } from "#app/components/sections/FigureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { PartsBar } from "#app/components/sections/PartsBar.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { CheckList, CheckListItem } from "#app/components/ui/CheckList.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readApplyFounder } from "#content-model/apply-founder.ts";
import { readForms } from "#content-model/forms.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { readSeaChart } from "#content-model/sea-chart.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import type { Route } from "./+types/apply-founder.ts";
import { FounderForm } from "./FounderForm.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { draft, drawing }, { name }] = await Promise.all([
    readApplyFounder(),
    readForms(),
    readSite(),
  ]);
  return {
    page,
    name,
    draft,
    drawing,
    chart: await readSeaChart(),
    backdrop: await getPageBackdrop("apply-founder", "half"),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

/** Of the parts of the company, in their order. */
const holders = ["founders", "studio", "pool"] as const;

export default function ApplyFounder({ loaderData }: Route.ComponentProps) {
  const { page, name, draft, drawing, chart, backdrop } = loaderData;
  const { hero, fit, deal } = page;
  return (
    <>
      <Hero size="half" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...hero} isAccented />
        <HeroDetails
          description={hero.description}
          aside={
            <p>
              {hero.otherForm.question} <TextLink href={hero.otherForm.href}>{hero.otherForm.label}</TextLink>
            </p>
          }
        />
      </Hero>
      <Section header={<SectionHeader {...fit} />}>
        <div className="grid gap-x-8 gap-y-16 md:grid-cols-2">
          {[fit.yes, fit.no].map((list) => (
            <div key={list.title}>
              <Heading level={3} variant="item" className="mb-6">
                {list.title}
              </Heading>
              <CheckList>
                {list.items.map((item) => (
                  <CheckListItem
                    key={typeof item === "string" ? item : item.text}
                    variant={list === fit.yes ? "check" : "cross"}
                  >
                    {typeof item === "string" ? (
                      item
                    ) : (
                      <>
                        {item.text} <TextLink href={item.link.href}>{item.link.label}</TextLink>
                      </>
                    )}
                  </CheckListItem>
                ))}
              </CheckList>
            </div>
          ))}
        </div>
      </Section>
      <FounderForm
        {...page.form}
        aside={page.aside}
        sheet={page.sheet}
        draftLabels={draft}
        chart={chart}
        caption={drawing}
        issuer={name}
      />
      <Section id="deal" header={<SectionHeader {...deal} />}>
        <PartsBar
          className="reveal mb-14"
          caption={deal.shares.caption}
          unit="%"
          parts={deal.shares.parts.map(({ holder, percent }, index) => ({
            label: holder,
            value: percent,
            holder: holders[index],
          }))}
        />
        <FigureList
          variant="row"
          figures={deal.figures}
          className="mb-14 border-t border-hairline-strong pt-8"
        />
        <FactList className="gap-x-8 [--fact-columns:1fr] md:grid md:grid-cols-2 xl:[--fact-columns:8rem_1fr]">
          {deal.terms.map(({ term, value }) => (
            <Fact key={term} term={term}>
              {value}
            </Fact>
          ))}
        </FactList>
      </Section>
    </>
  );
}
