/** How many lines a completed field of a form adds to an island, and how many its summit has. */
export const linesPerField = 3;
const summitLines = 2;

/** The most fields whose lines are drawn: more share the highest ones. */
export const maxFields = 5;

export const islandLines = maxFields * linesPerField + summitLines;
