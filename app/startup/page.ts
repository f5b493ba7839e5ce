// Inline script of every page but the error pages; bundled by scripts/pages/bundle-script.ts.
import { deferHydration } from "./defer-hydration.ts";
import { polyfillDialogCommands } from "./dialog-commands.ts";

polyfillDialogCommands();
deferHydration();
