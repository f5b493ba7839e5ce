import { readJobs } from "#content-model/jobs.ts";

const jobs = await readJobs();

/** The fixture content's positions that can be applied for. */
export const openJobs = jobs.filter((job) => !job.filled);

const [firstJob] = openJobs;
const filled = jobs.find((job) => job.filled);
if (!firstJob || !filled) throw new Error("The fixture content has no open or no filled position");

/** The fixture content's first open position. */
export const openJob = firstJob;

/** A position of the fixture content that cannot be applied for any more. */
export const filledJob = filled;
