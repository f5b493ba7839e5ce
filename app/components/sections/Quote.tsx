import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

/** A quotation in large type, and who said it. */
export function Quote({
  text,
  person,
  role,
  sample = false,
  className,
  ...props
}: { text: string; person?: string; role?: string; sample?: boolean } & ComponentProps<"figure">) {
  return (
    <figure {...props} className={cn("reveal border-l-2 border-accent pl-6 md:pl-10", className)}>
      <blockquote className="max-w-short text-statement leading-snug font-medium">
        <p>“{text}”</p>
      </blockquote>
      {(person || sample) && (
        <figcaption className="mt-5 flex flex-wrap gap-x-2.5 gap-y-2 text-small text-quiet">
          {person && (role ? `${person}, ${role}` : person)}
          {sample && <SampleTag />}
        </figcaption>
      )}
    </figure>
  );
}
