import type { ReactNode } from "react";
import { logoPaths } from "#brand/logo.ts";
import { DeskLogo } from "../../layout/DeskLogo.tsx";
import { usePageHeading } from "../../layout/use-page-heading.ts";

/** The studio's mark, larger than the space it has: beside the form on wide screens, below it on narrow ones. */
function BrandPanel() {
  return (
    <div
      aria-hidden
      data-ground="basalt"
      className="relative min-h-48 overflow-hidden border-hairline bg-ground lg:border-l"
    >
      <svg
        aria-hidden="true"
        viewBox="0 2 22 20"
        className="absolute top-0 -right-8 h-56 lg:-right-[10%] lg:h-full"
      >
        <path className="fill-raised" d={logoPaths.letter} />
        <path className="fill-ember" d={logoPaths.rightStroke} />
      </svg>
    </div>
  );
}

/** The frame of the pages before one is signed in. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  const heading = usePageHeading(title);
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-2">
      <main className="mx-auto flex w-full max-w-form flex-col px-5 py-10 lg:py-[max(3rem,16vh)]">
        <DeskLogo showsName className="mb-10" />
        <h1 ref={heading} tabIndex={-1} className="mb-5 text-statement font-display outline-none">
          {title}
        </h1>
        {children}
      </main>
      <BrandPanel />
    </div>
  );
}
