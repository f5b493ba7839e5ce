import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { ContactTestForm } from "#app/forms/ContactTestForm.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readContactTest } from "#content-model/contact-test.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/contact-test.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readContactTest();
  return { page, seo: await pageSeo(url, { ...page.seo, robots: "noindex" }) };
}

export const meta = pageMeta;

export default function ContactTest({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <Hero ground="paper" size="short">
        <HeroHeading title={page.title} />
        <HeroDetails description={page.description} />
      </Hero>
      <Section ground="paper">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <FactList className="self-start lg:col-span-4">
            {page.facts.map(({ term, value }) => (
              <Fact key={term} term={term}>
                {value}
              </Fact>
            ))}
          </FactList>
          <div className="lg:col-span-8">
            <ContactTestForm labels={page.labels} />
          </div>
        </div>
      </Section>
    </>
  );
}
