import { readJobs } from "#content-model/jobs.ts";

const jobs = await readJobs();

/** The fixture content's positions that can be applied for. */
export const openJobs = jobs.filter(({ status }) => status === "open");

const [firstJob] = openJobs;
const filled = jobs.find(({ status }) => status === "filled");
const closed = jobs.find(({ status }) => status === "closed");
if (!firstJob || !filled || !closed)
  throw new Error("The fixture content has no open, filled or closed position");

/** The fixture content's first open position. */
export const openJob = firstJob;

/** A position of the fixture content that is filled. */
export const filledJob = filled;

/** A position of the fixture content whose deadline has passed. */
export const closedJob = closed;
