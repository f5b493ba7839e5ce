import { useRouteLoaderData } from "react-router";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { PrivacyConsent } from "#app/forms/PrivacyConsent.tsx";
import { SubmissionForm } from "#app/forms/SubmissionForm.tsx";
import { pageMeta } from "#app/page-meta.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { readContactPage } from "#content-model/contact.ts";
import { readForms } from "#content-model/forms.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { contactForm } from "#contract/forms/contact.ts";
import type { Route } from "./+types/contact.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { draft }] = await Promise.all([readContactPage(), readForms()]);
  return {
    page,
    draft,
    backdrop: await getPagePicture("contact"),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Contact({ loaderData: { page, draft, backdrop } }: Route.ComponentProps) {
  const { details } = page;
  const frame = useRouteLoaderData<typeof rootLoader>("root");
  const [mailbox, host] = frame?.email.split("@") ?? [];
  const linkStyle = "underline underline-offset-4 hover:text-accent";
  return (
    <>
      <Hero size="short" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <Section ground="paper" spacing="reading">
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Heading level={2} variant="section" className="mb-10">
              {page.form.title}
            </Heading>
            <SubmissionForm
              form={contactForm}
              formId="contact"
              checkboxLabels={{ privacyConsent: <PrivacyConsent text={page.form.consent} /> }}
              note={page.form.note}
              draftLabels={draft}
              minSubmittingMs={1000}
            />
          </div>
          <aside className="lg:col-span-4 lg:col-start-9">
            <Heading level={2} variant="item" className="mb-6">
              {details.title}
            </Heading>
            {frame && (
              <FactList className="*:max-sm:grid-cols-1 *:max-sm:gap-1 *:lg:max-xl:grid-cols-1 *:lg:max-xl:gap-1 [--fact-term:4.75rem]">
                <Fact term={details.address}>
                  <address className="not-italic">
                    {frame.address.street}
                    <br />
                    {frame.address.postalCode} {frame.address.city}, {frame.address.country}
                  </address>
                </Fact>
                <Fact term={details.email}>
                  <a href={`mailto:${frame.email}`} className={`${linkStyle} wrap-anywhere`}>
                    {mailbox}
                    <wbr />@{host}
                  </a>
                </Fact>
                <Fact term={details.phone}>
                  <a href={`tel:${frame.phone.number}`} className={linkStyle}>
                    {frame.phone.label}
                  </a>
                </Fact>
                <Fact term={details.hours.term} sample={details.hours.sample}>
                  {details.hours.value}
                </Fact>
              </FactList>
            )}
            <dl className="mt-8 flex flex-col gap-4">
              {[details.founder, details.partner].map((link) => (
                <div key={link.href}>
                  <dt className="text-quiet">{link.question}</dt>
                  <dd>
                    <TextLink href={link.href}>{link.label}</TextLink>
                  </dd>
                </div>
              ))}
            </dl>
          </aside>
        </div>
      </Section>
    </>
  );
}
