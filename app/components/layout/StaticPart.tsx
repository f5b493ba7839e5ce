import type { ReactNode } from "react";

/**
 * A part of a page with the app that needs no script. The browser keeps its HTML as it is, and loads none of its code if
 * `children` begins with `(import.meta.env.SSR || import.meta.env.DEV) &&`: the bundler leaves out only what it sees to
 * be unused where it is written, so the condition here does not reach what a page passes.
 */
export function StaticPart({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR || import.meta.env.DEV) return <div>{children}</div>;
  // React leaves what such an element contains alone when it hydrates.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
