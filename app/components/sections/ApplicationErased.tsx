import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

/** Shown after an application was erased. */
export function ApplicationErased({
  title,
  description,
  ...props
}: { title: string; description: string } & ComponentProps<"div">) {
  return (
    <div role="status" {...props}>
      <Heading level={2} variant="section">
        {title}
      </Heading>
      <p className="mt-4 max-w-text text-quiet">
        <ContentText text={description} />
      </p>
    </div>
  );
}
