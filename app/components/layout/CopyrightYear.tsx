import { useSyncExternalStore } from "react";
import { currentYear } from "#contract/current-year.ts";

const never = () => () => {};

/**
 * The current year in Stockholm. The prerendered page shows the year it was built in; the browser corrects it
 * after hydration, so that 1 January needs no new build and the first render never differs from the HTML.
 */
export function CopyrightYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    never,
    () => currentYear(),
    () => builtIn,
  );
}
