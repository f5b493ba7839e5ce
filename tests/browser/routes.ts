import { readPages } from "#server/publications/changes/page-texts.ts";
import { fixtureSite } from "../setup/sites.ts";

/** Paths of all pages of the fixture site but the error pages, sorted. */
export const everyPath = [...readPages(fixtureSite).keys()].sort();
