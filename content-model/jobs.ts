import * as z from "zod";
import { dateOf } from "#contract/desk/format-day.ts";
import { currentContent } from "./content-context.ts";
import { type FormNames, formNames, formNamesSchema } from "./job-form-names.ts";
import { salarySchema, salaryText } from "./job-salary.ts";
import { publicationFields } from "./publication.ts";
import { readCollection, readContent } from "./read-content.ts";
import { listShownSlugs } from "./read-fields.ts";
import {
  accentedText,
  factSchema,
  itemSchema,
  partsSchema,
  placeInList,
  sectionHeadingSchema,
  seoSchema,
  stepsSchema,
  text,
  valueSchema,
} from "./shared-schemas.ts";
import { checkSpan, spanFields } from "./timelines.ts";

const term = (title: string, description?: string) => valueSchema.meta({ title, description }).optional();

/** The terms of a job besides its salary, in the order in which its page shows them, and their names in its form. */
const termsSchema = z.strictObject({
  equity: term("Shares or options"),
  start: term("Start"),
  place: term("Office"),
  permit: term("Work permit"),
  language: term("Language"),
  reportsTo: term("You report to"),
  timetable: term("How long it takes", "The page adds what happens next, from “Texts of all positions”."),
  questions: term("Questions"),
});

/** The names of these terms. */
export const jobTerms = termsSchema.keyof().options;

/** A list of a job, which its page leaves out where it has none. */
const roleList = (title: string) => z.array(text).min(1).meta({ title, addLabel: title }).optional();

/**
 * `content/jobs/*.yaml`: a job. With `filled: true`, or once its `deadline` has passed, it is removed from all lists and
 * its page says so.
 */
export const jobSchema = z.strictObject({
  title: text.meta({ description: "In large letters at the top of its page, and in lists." }),
  order: placeInList,
  filled: z.boolean().default(false).meta({
    description: "It leaves all lists, and its page stays and says that it is filled.",
    addLabel: "Mark as filled",
  }),
  company: text,
  companySlug: text
    .meta({
      title: "Page of the company",
      description: "The end of its address, such as nobon.",
      itemOf: "companies",
    })
    .optional(),
  location: text,
  places: z
    .array(z.strictObject({ city: text.optional(), countryCode: z.string().length(2) }))
    .min(1)
    .meta({
      title: "Places of work for search engines",
      description: "Without them it is the studio’s address.",
    })
    .optional(),
  type: text.meta({
    title: "Type of employment",
    description: "As visitors read it: Full-time, Co-founder …",
  }),
  employmentType: z
    .enum(["FULL_TIME", "PART_TIME", "CONTRACTOR", "OTHER"])
    // An editor chooses it: another one than the text above says would be a false job advertisement.
    .meta({ title: "Type of employment for search engines", newValue: "" }),
  datePosted: z.iso.date().meta({ title: "Posted on" }),
  deadline: z.iso
    .date()
    .meta({
      description: "The last day to apply, in Stockholm. Without one it is open until it is filled.",
      addLabel: "Close at a set day …",
      newValue: "",
    })
    .optional(),
  /** Hidden fields of its form where they are to differ from what title and file name give (see `formNames`). */
  form: formNamesSchema
    .meta({ title: "Names for applications", description: "Only where they differ from title and address." })
    .optional(),
  seo: seoSchema,
  tagline: accentedText.meta({ description: "Below the title on its page." }),
  description: text,
  opportunity: z.array(text).min(1).meta({ title: "The job" }),
  facts: z.array(factSchema).meta({ title: "More role details" }),
  /** The venture that is looking for somebody to lead it, as it is today. */
  companyToday: z
    .strictObject({
      facts: z.array(factSchema.extend({ note: text })).min(1),
      /** Shares in percent. */
      owners: partsSchema,
    })
    .meta({ title: "The company today" })
    .optional(),
  timeline: z
    .strictObject({
      title: text,
      steps: z.array(itemSchema.extend(spanFields).superRefine(checkSpan)).min(2),
    })
    .meta({ title: "Timeline of the job", description: "It is drawn to scale." })
    .optional(),
  salary: salarySchema,
  /** Left out of the markup for search engines, since they may be samples. */
  terms: termsSchema.meta({ title: "Terms of the position" }),
  responsibilities: roleList("What you will do"),
  requirements: roleList("What you bring"),
  offer: roleList("What we offer"),
  ...publicationFields,
});

/** `content/pages/job.yaml`: texts that the pages of all jobs share. */
export const jobPageSchema = z.strictObject({
  opportunity: text,
  details: text,
  companyToday: z.strictObject({ title: text, owners: text }),
  apply: text,
  facts: z.strictObject({ company: text, location: text, type: text, posted: text, deadline: text }),
  deadline: text,
  responsibilities: text,
  requirements: text,
  offer: text,
  terms: z.strictObject({
    description: text.optional(),
    labels: z.record(z.enum(["salary", ...jobTerms]), text),
  }),
  form: z.strictObject({
    title: text,
    groups: z.strictObject({ you: text, application: text }),
    /** Text of the file field while it is empty. */
    prompt: text,
    note: text,
  }),
  others: sectionHeadingSchema,
  /** Shown in place of tagline and description once the position is filled, or its deadline has passed. */
  filled: z.strictObject({ title: accentedText, description: text }),
  closed: z.strictObject({ title: accentedText, description: text }),
  aside: stepsSchema,
});

export type Job = Omit<z.output<typeof jobSchema>, "form" | "filled"> & {
  slug: string;
  form: FormNames;
  /** `closed` from the day after its deadline. Lists show open jobs only. */
  status: "open" | "filled" | "closed";
};

/** @param companies slugs of the companies on the site: the page of another one is not linked */
function toJob(
  { filled, form, ...job }: z.output<typeof jobSchema> & { slug: string },
  companies: string[],
): Job {
  const isPastDeadline = job.deadline !== undefined && job.deadline < dateOf(currentContent().timeMs);
  return {
    ...job,
    form: formNames(job.slug, job.title, form),
    status: filled ? "filled" : isPastDeadline ? "closed" : "open",
    companySlug: companies.includes(job.companySlug ?? "") ? job.companySlug : undefined,
  };
}

/** Reads the texts that the pages of all jobs share. */
export const readJobPage = () => readContent("pages/job.yaml", jobPageSchema);

/** Reads all jobs in their order. */
export async function readJobs(): Promise<Job[]> {
  const jobs = await readCollection("jobs", "yaml", jobSchema);
  const companies = await listShownSlugs("companies");
  return jobs.map((job) => toJob(job, companies)).sort((a, b) => a.order - b.order);
}

/** Reads a job. */
export async function readJob(slug: string): Promise<Job> {
  const job = await readContent(`jobs/${slug}.yaml`, jobSchema);
  return toJob({ slug, ...job }, await listShownSlugs("companies"));
}

/** Reads the open jobs, as lists show them. */
export async function readOpenPositions() {
  const [jobs, { terms: page }] = await Promise.all([readJobs(), readJobPage()]);
  return jobs
    .filter(({ status }) => status === "open")
    .map(({ slug, title, location, type, company, description, salary, terms }) => ({
      title,
      location,
      type,
      company,
      description,
      pay: [
        { term: page.labels.salary, value: salaryText(salary) },
        ...(terms.equity ? [{ term: page.labels.equity, ...terms.equity }] : []),
      ],
      href: `/careers/${slug}`,
    }));
}
