import { FigureList } from "#app/components/sections/FigureList.tsx";
import { FormSection } from "#app/components/sections/FormSection.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { WordmarkImage } from "#app/components/ui/WordmarkImage.tsx";
import { SubmissionForm } from "#app/forms/SubmissionForm.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCareers } from "#content-model/careers.ts";
import { formatDayFirst } from "#content-model/dates.ts";
import { readForms } from "#content-model/forms.ts";
import { payFigures, salaryText, sharePercentage } from "#content-model/job-salary.ts";
import { jobTerms, readJob, readJobPage, readOpenPositions } from "#content-model/jobs.ts";
import { getJobBackdrop } from "#content-model/land/spots.ts";
import { findPhoto } from "#content-model/pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import { jobPosting } from "#content-model/structured-data.ts";
import { getTimeline } from "#content-model/timelines.ts";
import { getWordmark } from "#content-model/wordmarks.ts";
import { careerForm } from "#contract/forms/career.ts";
import type { Route } from "./+types/job.ts";
import { JobDrawings } from "./JobDrawings.tsx";
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
  const photo = await findPhoto("jobs", job.slug, "cover");
  const termLabels = labels.terms.labels;
  const pay = payFigures(job.salary, job.terms.equity);
  const terms = { salary: { value: salaryText(job.salary) }, ...job.terms };
  const crumbs = [
    { label: careers.seo.title, href: "/careers" },
    { label: job.title, href: path },
  ];
  /** What the job pays, and where that is one figure, another of its facts. */
  const figures = [
    ...pay.map(({ name, ...figure }) => ({ ...figure, label: termLabels[name] })),
    ...job.facts.filter(({ value }) => /^\d/.test(value)).map(({ term, value }) => ({ value, label: term })),
  ].slice(0, 2);
  return {
    job,
    labels,
    draft,
    crumbs,
    posted: formatDayFirst(job.datePosted),
    deadline: job.deadline ? formatDayFirst(job.deadline) : labels.deadline,
    /** Those that are not figures at the top of the page. */
    terms: (["salary", ...jobTerms] as const)
      .filter((name) => pay.every((figure) => figure.name !== name))
      .flatMap((name) => {
        const given = terms[name];
        return given ? [{ term: termLabels[name], ...given }] : [];
      }),
    /** How Sweden taxes shares, for jobs that have any. */
    taxOfShares: sharePercentage(job.terms.equity?.value) && labels.terms.description,
    figures,
    /** Without those that are figures at the top. A closed position has no figures there. */
    facts: job.facts.filter(
      ({ term }) => job.status !== "open" || figures.every(({ label }) => label !== term),
    ),
    company: job.companyToday && {
      ...job.companyToday,
      title: labels.companyToday.title,
      ownersTitle: labels.companyToday.owners,
    },
    timeline: job.timeline && { title: job.timeline.title, ...getTimeline(job.timeline.steps) },
    wordmark: job.companySlug ? await getWordmark(job.companySlug) : null,
    others: (await readOpenPositions()).filter((position) => position.href !== path),
    backdrop: await getJobBackdrop(job),
    seo: await pageSeo(url, {
      ...job.seo,
      label: `${job.company}, ${job.location}`,
      pictureStyle: "people",
      photo,
      robots: job.status === "open" ? undefined : "noindex",
      breadcrumbs: crumbs,
      jsonLd: () => (job.status === "open" ? [jobPosting(site, job, labels)] : []),
    }),
  };
}

export const meta = pageMeta;

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { job, labels, draft, crumbs, posted, deadline, terms, others, backdrop, ...data } = loaderData;
  const isOpen = job.status === "open";
  const { title, description } =
    job.status === "open" ? { title: job.tagline, description: job.description } : labels[job.status];
  const companyPath = `/portfolio/${job.companySlug}`;
  return (
    <>
      <Hero backdrop={<HeroBackdrop picture={backdrop} />}>
        <Breadcrumbs crumbs={crumbs} className="mb-8" />
        {data.wordmark ? (
          <a href={companyPath} className="mb-5 inline-block">
            <WordmarkImage wordmark={data.wordmark} alt={job.company} loading="eager" height="2.25rem" />
          </a>
        ) : (
          <Eyebrow>{job.company}</Eyebrow>
        )}
        <HeroHeading title={job.title} variant="display" />
        <HeroDetails
          description={description}
          aside={
            <p className="max-w-short text-entry text-balance">
              <Accented text={title} />
            </p>
          }
        >
          {isOpen && <Button href="#apply">{labels.apply}</Button>}
        </HeroDetails>
        {isOpen && data.figures.length > 0 && (
          <FigureList
            variant="pair"
            figures={data.figures}
            className="mt-10 border-t border-hairline pt-8 md:mt-14"
          />
        )}
      </Hero>
      <Section ground="paper">
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Heading level={2} variant="section" className="mb-6">
              {labels.opportunity}
            </Heading>
            {job.opportunity.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-text text-lead leading-normal">
                <ContentText text={paragraph} />
              </p>
            ))}
            <RoleList
              title={labels.responsibilities}
              items={job.responsibilities}
              marker="number"
              className="mt-14"
            />
            <RoleList
              title={labels.requirements}
              items={job.requirements}
              marker="square"
              className="mt-14"
            />
            <RoleList title={labels.offer} items={job.offer} marker="square" className="mt-14" />
            {isOpen && job.offer && data.taxOfShares && (
              <p className="mt-4 text-small text-quiet">
                <ContentText text={data.taxOfShares} />
              </p>
            )}
          </div>
          <aside aria-label={labels.details} className="lg:col-span-4 lg:col-start-9">
            <Heading level={2} variant="item" className="mb-6">
              {labels.details}
            </Heading>
            <FactList className="[--fact-term:8rem] xl:[--fact-term:8.5em]">
              <Fact term={labels.facts.company}>
                {job.companySlug ? (
                  <a href={companyPath} className="underline underline-offset-4 hover:text-accent">
                    {job.company}
                  </a>
                ) : (
                  job.company
                )}
              </Fact>
              <Fact term={labels.facts.location}>{job.location}</Fact>
              <Fact term={labels.facts.type}>{job.type}</Fact>
              {[...data.facts, ...(isOpen ? terms : [])].map(({ term, value }) => (
                <Fact key={term} term={term}>
                  {value}
                </Fact>
              ))}
              <Fact term={labels.facts.posted}>{posted}</Fact>
              {isOpen && <Fact term={labels.facts.deadline}>{deadline}</Fact>}
            </FactList>
            {isOpen && (
              <Button href="#apply" className="mt-8 w-full">
                {labels.apply}
              </Button>
            )}
          </aside>
        </div>
        <JobDrawings company={data.company} timeline={data.timeline} />
      </Section>
      {isOpen && (
        <div data-ground="paper" className="border-t border-hairline print:not-has-data-reference:hidden">
          <FormSection id="apply" title={labels.form.title} aside={labels.aside}>
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
      <Section spacing="row" header={<SectionHeader {...labels.others} />} className="print:hidden">
        <ul className="border-t border-hairline-strong">
          {others.map(({ href, title, company, location }) => (
            <li key={href} className="border-b border-hairline">
              <TextLink variant="row" href={href} className="text-row">
                <span className="grow gap-x-6 pr-6 sm:flex sm:items-baseline sm:justify-between">
                  {title}{" "}
                  <span className="block text-body font-text text-quiet">
                    {company}, {location}
                  </span>
                </span>
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
