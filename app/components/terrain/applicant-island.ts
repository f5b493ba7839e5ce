import { type Island, island } from "./island.ts";
import { islandLines } from "./island-lines.ts";

/** The island of an applicant's name. The same name gives the same island on every page. */
export const applicantIsland = (name: string): Island =>
  island(`applicant/${name.normalize().trim().toLowerCase()}`, 640, 480, islandLines);
