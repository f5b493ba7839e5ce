import type { ReactNode } from "react";
import { DeskLogo } from "../../layout/DeskLogo.tsx";
import { usePageHeading } from "../../layout/use-page-heading.ts";

/** The frame of the pages before one is signed in. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  const heading = usePageHeading(title);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-form flex-col px-5 py-[max(3rem,16vh)]">
      <DeskLogo showsName className="mb-10" />
      <h1 ref={heading} tabIndex={-1} className="mb-5 text-statement font-display outline-none">
        {title}
      </h1>
      {children}
    </main>
  );
}
