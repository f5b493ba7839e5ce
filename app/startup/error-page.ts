// Inline script of the error pages, which are never hydrated; bundled by scripts/pages/bundle-script.ts.
import { stockholmYear } from "../components/layout/stockholm-year.ts";
import { polyfillDialogCommands } from "./dialog-commands.ts";

polyfillDialogCommands();
for (const year of document.querySelectorAll("[data-copyright-year]")) year.textContent = stockholmYear();
