import { setDefaultContent } from "#content-model/content-context.ts";
import { fixtureContent } from "./sites.ts";

// Tests read the texts they look for with the content readers, from the content of the site under test.
setDefaultContent({ folder: fixtureContent, timeMs: Date.now() });
