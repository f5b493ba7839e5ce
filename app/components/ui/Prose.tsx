import { type ComponentProps, useContext } from "react";
import { cn } from "./cn.ts";
import { SampleNote } from "./sample-note.ts";
import "./Prose.css";

/** Markdown rendered at build time, with its charts and notes (styles/prose.css, styles/prose-figures.css). */
export function Prose({ html, className, ...props }: { html: string } & ComponentProps<"div">) {
  const note = useContext(SampleNote).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const titled = html.replaceAll("<sup data-sample>", `<sup data-sample title="${note}">`);
  return (
    <div {...props} className={cn("prose [&_a[href^='tel:']]:whitespace-nowrap", className)}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by the build; no visitor's text. */}
      <div dangerouslySetInnerHTML={{ __html: titled }} />
    </div>
  );
}
