import { type Island, island } from "./island.ts";

/** How many lines a completed field of the form adds to the island, and how many its summit has. */
export const linesPerField = 3;
export const summitLines = 2;

/** The most fields whose lines are drawn: more share the highest ones. */
export const maxFields = 5;

/** The island of an applicant's name. The same name gives the same island on every page. */
export const applicantIsland = (name: string): Island =>
  island(
    `applicant/${name.normalize().trim().toLowerCase()}`,
    640,
    480,
    maxFields * linesPerField + summitLines,
  );
