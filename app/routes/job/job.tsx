import { FormSection } from "#app/components/sections/FormSection.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { PositionList } from "#app/components/sections/PositionList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SubmissionForm } from "#app/forms/SubmissionForm.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCareers } from "#content-model/careers.ts";
import { formatDayFirst } from "#content-model/dates.ts";
import { readForms } from "#content-model/forms.ts";
import { salaryText } from "#content-model/job-salary.ts";
import { jobTerms, readJob, readJobPage, readOpenPositions } from "#content-model/jobs.ts";
import { findPhoto, getPicture } from "#content-model/pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import { jobPosting } from "#content-model/structured-data.ts";
import { careerForm } from "#contract/forms/career.ts";
import type { Route } from "./+types/job.ts";
import { RoleList } from "./RoleList.tsx";

export async function loader({ params, url }: Route.LoaderArgs) {
  const [job, labels, careers, site, { draft }] = await Promise.all([
    readJob(params.position),
    readJobPage(),
    readCareers(),
    readSite(),
    readForms(),
  ]);
  const path = `/careers/${job.slug}`;
  const termLabels = labels.terms.labels;
  const terms = [
    { term: termLabels.salary, value: salaryText(job.salary), sample: job.salary.sample },
    ...jobTerms.map((name) => ({ term: termLabels[name], ...job.terms[name] })),
  ];
  const summaryTerms = [termLabels.salary, termLabels.equity, termLabels.questions];
  const crumbs = [
    { label: careers.seo.title, href: "/careers" },
    { label: job.title, href: path },
  ];
  return {
    job,
    labels,
    draft,
    crumbs,
    posted: formatDayFirst(job.datePosted),
    deadline: job.deadline ? formatDayFirst(job.deadline) : labels.deadline,
    terms,
    /** What stands beside the form, too. */
    summary: terms.filter(({ term }) => summaryTerms.includes(term)),
    others: (await readOpenPositions()).filter((position) => position.href !== path),
    backdrop: await getPicture("jobs", job.slug, { style: "people", size: "cover" }),
    seo: await pageSeo(url, {
      ...job.seo,
      label: `${job.company}, ${job.location}`,
      pictureStyle: "people",
      photo: await findPhoto("jobs", job.slug, "cover"),
      robots: job.status === "open" ? undefined : "noindex",
      breadcrumbs: crumbs,
      jsonLd: () => (job.status === "open" ? [jobPosting(site, job, labels)] : []),
    }),
  };
}

export const meta = pageMeta;

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { job, labels, draft, crumbs, posted, deadline, terms, summary, others, backdrop } = loaderData;
  const isOpen = job.status === "open";
  const { title, description } =
    job.status === "open" ? { title: job.tagline, description: job.description } : labels[job.status];
  const company = job.companySlug ? (
    <a href={`/portfolio/${job.companySlug}`} className="underline underline-offset-4 hover:text-accent">
      {job.company}
    </a>
  ) : (
    job.company
  );
  return (
    <>
      <Hero backdrop={<HeroBackdrop picture={backdrop} />}>
        <Breadcrumbs crumbs={crumbs} className="mb-8" />
        <HeroHeading title={job.title} variant="display" />
        <HeroDetails
          description={description}
          aside={
            <p className="max-w-title text-entry">
              <Accented text={title} />
            </p>
          }
        >
          {isOpen && <Button href="#apply">{labels.apply}</Button>}
        </HeroDetails>
      </Hero>
      <Section ground="paper" spacing="reading">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Heading level={2} variant="section" className="mb-6">
              {labels.opportunity}
            </Heading>
            {job.opportunity.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-text text-lead leading-normal">
                {paragraph}
              </p>
            ))}
            <RoleList
              title={labels.responsibilities}
              items={job.responsibilities}
              marker="number"
              className="mt-16 md:mt-20"
            />
          </div>
          <aside
            aria-label={labels.details}
            className="order-first lg:order-none lg:col-span-4 lg:col-start-9"
          >
            <div className="lg:sticky lg:top-[calc(var(--bar)+2.5rem)]">
              <Heading level={2} variant="item" className="mb-6">
                {labels.details}
              </Heading>
              <FactList className="[--fact-term:6.5rem]">
                <Fact term={labels.facts.company}>{company}</Fact>
                <Fact term={labels.facts.location}>{job.location}</Fact>
                <Fact term={labels.facts.type}>{job.type}</Fact>
                {job.facts.map((fact) => (
                  <Fact key={fact.term} term={fact.term} sample={fact.sample}>
                    {fact.value}
                  </Fact>
                ))}
                <Fact term={labels.facts.posted}>{posted}</Fact>
                {isOpen && <Fact term={labels.facts.deadline}>{deadline}</Fact>}
              </FactList>
              {isOpen && (
                <Button href="#apply" className="mt-8 w-full max-lg:hidden">
                  {labels.apply}
                </Button>
              )}
            </div>
          </aside>
        </div>
        <div className="mt-16 grid gap-x-8 gap-y-16 md:mt-24 lg:grid-cols-2">
          <RoleList title={labels.requirements} items={job.requirements} marker="dash" />
          <RoleList title={labels.offer} {...job.offer} marker="dash" />
        </div>
      </Section>
      {isOpen && (
        <Section
          ground="raised"
          layout="split"
          header={
            <SectionHeader
              label={labels.terms.label}
              title={labels.terms.title}
              description={labels.terms.description}
            />
          }
        >
          <FactList className="[--fact-term:8rem] max-sm:[--fact-term:6rem]">
            {terms.map(({ term, value, sample }) => (
              <Fact key={term} term={term} sample={sample}>
                {value}
              </Fact>
            ))}
          </FactList>
          <p className="mt-8 max-w-text text-lead leading-normal">{labels.terms.welcome}</p>
        </Section>
      )}
      {isOpen && (
        <div data-ground="paper" className="border-t border-hairline print:hidden">
          <FormSection id="apply" title={labels.form.title} aside={labels.aside} asideFacts={summary}>
            <SubmissionForm
              key={job.slug}
              form={careerForm}
              formId={`job-${job.slug}`}
              hiddenValues={job.form}
              groups={labels.form.groups}
              filePrompt={labels.form.prompt}
              note={labels.form.note}
              draftLabels={draft}
            />
          </FormSection>
        </div>
      )}
      <Section header={<SectionHeader {...labels.others} />} className="print:hidden">
        <PositionList positions={others} />
      </Section>
    </>
  );
}
