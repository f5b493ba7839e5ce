import type { ReactNode } from "react";

/** One component of the catalogue under its name; a test expects one for each file of app/components/{ui,sections}. */
export function Specimen({
  name,
  variant = "",
  children,
}: {
  name: string;
  variant?: string;
  children: ReactNode;
}) {
  return (
    <div data-component={name} className="min-w-0">
      <p className="mb-4 text-label text-quiet">
        {name} {variant}
      </p>
      {children}
    </div>
  );
}
