import { useRouteLoaderData } from "react-router";
import { Hero, HeroHeading, HeroMap } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
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
  const [mailbox, host] = frame?.email.split("@") ?? [];
  const linkStyle = "underline underline-offset-4 hover:text-accent";
  return (
    <>
      <Hero
        // On phones the coast around Stockholm, larger.
        backdrop={<HeroMap map={map} className="max-sm:-mr-[42%] max-sm:w-[165%]" />}
      >
        <div className="xl:grid xl:grid-cols-12 xl:gap-x-8">
          <div className="xl:col-span-5">
            <HeroHeading {...page.hero} />
            <p className="mt-6 max-w-text text-lead leading-normal text-quiet">{page.hero.description}</p>
            <Heading level={2} variant="item" className="mt-10 mb-5">
              {details.title}
            </Heading>
            {frame && (
              <FactList className="*:max-sm:grid-cols-1 *:max-sm:gap-1 [--fact-term:7.5rem]">
                <Fact term={details.address}>
                  <address className="inline not-italic">
                    {frame.address.street}
                    <br />
                    {frame.address.postalCode} {frame.address.city}, {frame.address.country}
                  </address>
                  {frame.address.sample && <SampleTag />}
                  <br />
                  <a href={streetMap} className={linkStyle}>
                    {details.streetMap}
                  </a>
                </Fact>
                <Fact term={details.email}>
                  <a href={`mailto:${frame.email}`} className={`${linkStyle} wrap-anywhere`}>
                    {mailbox}
                    <wbr />@{host}
                  </a>
                </Fact>
                <Fact term={details.phone} sample={frame.phone.sample}>
                  <a href={`tel:${frame.phone.number}`} className={linkStyle}>
                    {frame.phone.label}
                  </a>
                </Fact>
                <Fact term={details.hours.term} sample={details.hours.sample}>
                  {details.hours.value}
                </Fact>
              </FactList>
            )}
          </div>
        </div>
      </Hero>
      <Section ground="paper" spacing="reading">
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12 lg:items-start">
          <div className="lg:col-span-7">
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
          <div className="lg:sticky lg:top-[calc(var(--bar)+1rem)] lg:col-span-4 lg:col-start-9">
            <FormGuide {...page.guide} />
          </div>
        </div>
      </Section>
    </>
  );
}
