import { lazy } from "react";
import type { FormIslandProps } from "./FormIsland.tsx";
import { OptionalPart } from "./OptionalPart.tsx";

const FormIsland = lazy(() => import("./FormIsland.tsx"));

/** The drawing beside a form, which changes with what is typed, and a caption; nothing without script. Decoration. */
export function FormDrawing({ caption, ...props }: FormIslandProps & { caption?: string | undefined }) {
  return (
    <div
      aria-hidden
      className="min-h-48 max-lg:[contain:inline-size] [html:not([data-script])_&]:hidden print:hidden"
    >
      <OptionalPart>
        <FormIsland {...props} />
      </OptionalPart>
      {caption && <p className="mt-2 text-label tracking-normal text-quiet">{caption}</p>}
    </div>
  );
}
