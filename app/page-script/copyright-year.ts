import { stockholmYear } from "../components/layout/stockholm-year.ts";

/** Shows the current year, where the page has that of its rendering. */
export function showCopyrightYear() {
  for (const year of document.querySelectorAll("[data-copyright-year]")) {
    if (year.textContent !== stockholmYear()) year.textContent = stockholmYear();
  }
}
