import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** Markdown rendered at build time, with its charts and notes (styles/prose.css, styles/prose-figures.css). */
export function Prose({ html, className, ...props }: { html: string } & ComponentProps<"div">) {
  return (
    <div {...props} className={cn("prose [&_a[href^='tel:']]:whitespace-nowrap", className)}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by the build; no visitor's text. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
