import { useRouteLoaderData } from "react-router";
import { Hero, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { HeroMap } from "#app/components/ui/AreaMap.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { EmailAddress } from "#app/components/ui/EmailAddress.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleMark } from "#app/components/ui/SampleMark.tsx";
import { PrivacyConsent } from "#app/forms/PrivacyConsent.tsx";
import { SubmissionForm } from "#app/forms/SubmissionForm.tsx";
import { SuccessMessage } from "#app/forms/SuccessMessage.tsx";
import { pageMeta } from "#app/page-meta.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { readContactPage } from "#content-model/contact.ts";
import { readForms } from "#content-model/forms.ts";
import { getMap } from "#content-model/maps.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import { contactForm } from "#contract/forms/contact.ts";
import type { Route } from "./+types/contact.ts";
import { FormGuide } from "./FormGuide.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { draft }, { address }] = await Promise.all([readContactPage(), readForms(), readSite()]);
  const { city, longitude, latitude } = address;
  return {
    page,
    draft,
    // At this scale a point is a city, so it has the name of one; a link leads to a map of streets.
    map: await getMap("baltic", [{ name: city, longitude, latitude, kind: "subject", side: "right" }]),
    streetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Contact({ loaderData: { page, draft, map, streetMap } }: Route.ComponentProps) {
  const { details } = page;
  const frame = useRouteLoaderData<typeof rootLoader>("root");
  const linkStyle = "underline underline-offset-4 hover:text-accent";
  return (
    <>
      <Hero backdrop={<HeroMap map={map} isCropped />}>
        <div className="xl:grid xl:grid-cols-12 xl:gap-x-8">
          <div className="xl:col-span-5">
            <HeroHeading {...page.hero} isAccented />
            <p className="mt-6 max-w-text text-lead leading-normal text-quiet">
              <ContentText text={page.hero.description} />
            </p>
            <Heading level={2} variant="item" className="mt-10 mb-5">
              {details.title}
            </Heading>
            {frame && (
              <FactList className="*:max-sm:grid-cols-1">
                <Fact term={details.address}>
                  <address className="inline not-italic">
                    <ContentText text={frame.address.street} />
                    <br />
                    {frame.address.postalCode} {frame.address.city}, {frame.address.country}
                  </address>
                  <br />
                  <a href={streetMap} className={linkStyle}>
                    {details.streetMap}
                  </a>
                </Fact>
                <Fact term={details.email}>
                  <a href={`mailto:${frame.email}`} className={cn(linkStyle, "wrap-anywhere")}>
                    <EmailAddress address={frame.email} />
                  </a>
                </Fact>
                <Fact term={details.phone}>
                  <span className="whitespace-nowrap">
                    <a href={`tel:${frame.phone.number}`} className={linkStyle}>
                      {frame.phone.label.replace("*", "")}
                    </a>
                    {frame.phone.label.includes("*") && <SampleMark />}
                  </span>
                </Fact>
                <Fact term={details.hours.term}>{details.hours.value}</Fact>
              </FactList>
            )}
          </div>
        </div>
      </Hero>
      <Section ground="paper">
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12 lg:items-start">
          <div className="lg:sticky lg:top-[calc(var(--bar)+1rem)] lg:col-span-4 lg:pr-8">
            <FormGuide {...page.guide} />
          </div>
          <div className="lg:col-span-8 lg:col-start-5">
            <Heading level={2} variant="section" className="mb-10">
              {page.form.title}
            </Heading>
            <SubmissionForm
              form={contactForm}
              Panel={SuccessMessage}
              formId="contact"
              checkboxLabels={{ privacyConsent: <PrivacyConsent text={page.form.consent} /> }}
              note={page.form.note}
              draftLabels={draft}
              minSubmittingMs={1000}
            />
          </div>
        </div>
      </Section>
    </>
  );
}
