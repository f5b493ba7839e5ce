import * as z from "zod";
import { headText, seoText, stepsText, text } from "./page-parts.ts";
import { readCollection, readContent } from "./source.ts";

/** `content/jobs/*.yaml`: one position. `filled: true` takes it off every list; its page then says so. */
export const jobSchema = z.strictObject({
  title: text,
  /** Order on lists, lowest first. */
  order: z.int(),
  filled: z.boolean().default(false),
  company: text,
  /** File name in `content/companies/`, when the job is at one of them. */
  companySlug: text.optional(),
  location: text,
  /** Where the work is, for search engines, when that is not the studio's own address: a place, or each of several. */
  places: z
    .array(z.strictObject({ city: text.optional(), countryCode: z.string().length(2) }))
    .min(1)
    .optional(),
  /** As shown: Full-time, Co-founder … */
  type: text,
  /** For search engines. */
  employmentType: z.enum(["FULL_TIME", "PART_TIME", "CONTRACTOR", "OTHER"]),
  datePosted: z.iso.date(),
  /** What its form sends: by these three the API knows the position again (see contract/forms/career.ts). */
  form: z.strictObject({ formType: text, sourcePage: text, position: text }),
  seo: seoText,
  tagline: text,
  description: text,
  opportunity: z.array(text).min(1),
  facts: z.array(z.strictObject({ term: text, value: text })),
  responsibilities: z.array(text).min(3),
  requirements: z.array(text).min(3),
  offer: z.array(text).min(3),
});

/** `content/pages/job.yaml`: words all job pages share. */
export const jobPageSchema = z.strictObject({
  opportunity: text,
  details: text,
  apply: text,
  facts: z.strictObject({ company: text, location: text, type: text, posted: text, deadline: text }),
  deadline: text,
  responsibilities: text,
  requirements: text,
  offer: text,
  form: z.strictObject({
    title: text,
    groups: z.strictObject({ you: text, application: text }),
    /** What the place for a file says while it is empty. */
    prompt: text,
    note: text,
  }),
  others: headText,
  filled: z.strictObject({ title: text, text }),
  aside: stepsText,
});

export type Job = z.output<typeof jobSchema> & { slug: string };

/** Reads the words all job pages share. */
export const readJobPage = () => readContent("pages/job.yaml", jobPageSchema);

/** All positions, in their order. */
export async function readJobs(): Promise<Job[]> {
  const jobs = await readCollection("jobs", "yaml", jobSchema);
  return jobs.sort((a, b) => a.order - b.order);
}

/** One position by its slug. */
export async function readJob(slug: string): Promise<Job> {
  return { slug, ...(await readContent(`jobs/${slug}.yaml`, jobSchema)) };
}

/** Positions that can be applied for, as lists show them. */
export async function openPositions() {
  const jobs = await readJobs();
  return jobs
    .filter((job) => !job.filled)
    .map(({ slug, title, location, type, company, description }) => ({
      title,
      location,
      type,
      company,
      description,
      href: `/careers/${slug}`,
    }));
}
