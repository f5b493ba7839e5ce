import { readPages } from "#server/publications/changes/page-texts.ts";
import { fixtureSite } from "../setup/sites.ts";

/** Every rendered page of the fixture site but the error pages: its path and its HTML. */
export const builtPages = [...readPages(fixtureSite)].map(([path, html]) => ({ path, html }));
