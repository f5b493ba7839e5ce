import { useHydrated } from "#app/components/effects/use-hydrated.ts";
import { stockholmYear } from "./stockholm-year.ts";

/** The current year in Stockholm: the prerendered page shows the year of the build until it is hydrated. */
export function CopyrightYear({ buildYear }: { buildYear: string }) {
  const hydrated = useHydrated();
  return <span data-copyright-year>{hydrated ? stockholmYear() : buildYear}</span>;
}
