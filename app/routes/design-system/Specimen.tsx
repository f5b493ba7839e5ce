import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Ground } from "#app/components/sections/Section.tsx";

const specimen = cva("min-w-0", {
  variants: {
    layout: {
      /** Under a rule, the name on the left. */
      side: "grid gap-x-8 gap-y-6 border-t border-hairline py-8 md:py-10 lg:grid-cols-12",
      /** Under a rule, over the full width. */
      wide: "grid gap-y-8 border-t border-hairline py-8 md:py-10",
      /** In a grid of others, as high as its row. */
      cell: "flex flex-col gap-y-4",
      /** In a column of others. */
      plain: "grid gap-y-4",
    },
  },
  defaultVariants: { layout: "side" },
});

/** One component of the catalogue and its name; a test expects one for each file of app/components/{ui,sections}. */
export function Specimen({
  name,
  variant,
  layout = "side",
  children,
}: { name: string; variant?: string; children: ReactNode } & VariantProps<typeof specimen>) {
  return (
    <div data-component={name} className={specimen({ layout })}>
      <div className={layout === "side" ? "lg:col-span-4" : ""}>
        <SpecimenName name={name} variant={variant} />
      </div>
      <div
        className={
          layout === "side"
            ? "min-w-0 lg:col-span-8 lg:col-start-5"
            : layout === "cell"
              ? "grid min-w-0 grow"
              : "min-w-0"
        }
      >
        {children}
      </div>
    </div>
  );
}

/** A component that is a whole section, below a strip with its name. */
export function SectionSpecimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-component={name}>
      <div className="frame-width">
        <div className="border-t border-hairline py-4">
          <SpecimenName name={name} />
        </div>
      </div>
      {children}
    </div>
  );
}

function SpecimenName({ name, variant }: { name: string; variant?: string | undefined }) {
  return (
    <p className="text-small">
      <span className="font-bold">{name}</span> {variant && <span className="text-quiet">{variant}</span>}
    </p>
  );
}

const grounds: Ground[] = ["basalt", "paper"];

/** The same on basalt and on paper, side by side. */
export function OnEachGround({ children }: { children: (ground: Ground) => ReactNode }) {
  return (
    <div className="grid border border-hairline lg:grid-cols-2">
      {grounds.map((ground) => (
        <div key={ground} data-ground={ground} className="min-w-0 p-panel">
          {children(ground)}
        </div>
      ))}
    </div>
  );
}
