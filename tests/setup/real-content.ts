import { setDefaultContent } from "#content-model/content-context.ts";
import { realContent } from "./sites.ts";

setDefaultContent({ folder: realContent, timeMs: Date.now() });
