import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";

/** A quotation in large type, and who said it. */
export function Quote({
  text,
  person,
  role,
  className,
  ...props
}: { text: string; person?: string; role?: string } & ComponentProps<"figure">) {
  return (
    <figure {...props} className={cn("reveal border-l-2 border-accent pl-5 md:pl-8", className)}>
      <blockquote className="max-w-short text-statement leading-snug font-medium">
        <p>“{text}”</p>
      </blockquote>
      {person && (
        <figcaption className="mt-5 flex flex-wrap gap-x-3 gap-y-2 text-small text-quiet">
          <ContentText text={role ? `${person}, ${role}` : person} />
        </figcaption>
      )}
    </figure>
  );
}
