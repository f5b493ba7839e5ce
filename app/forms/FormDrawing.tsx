import { lazy, Suspense } from "react";
import type { FormIslandProps } from "./FormIsland.tsx";

const FormIsland = lazy(() => import("./FormIsland.tsx"));

/** The drawing beside a form, which changes with what is typed; nothing without script. Decoration. */
export function FormDrawing(props: FormIslandProps) {
  return (
    <div aria-hidden className="h-36 lg:h-full [html:not([data-script])_&]:hidden print:hidden">
      <Suspense>
        <FormIsland {...props} />
      </Suspense>
    </div>
  );
}
