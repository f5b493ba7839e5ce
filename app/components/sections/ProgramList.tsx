import type { ComponentProps, ReactNode } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { LinkRowList } from "./LinkRowList.tsx";

export type ProgramTeaser = {
  name: string;
  audience: string;
  length: string;
  summary: string;
  href: string;
  /** Stands below the name. */
  details?: ReactNode;
};

/** Programs as rows: length and audience, name, summary. `more` stands below each summary. */
export function ProgramList({
  programs,
  more,
  ...props
}: { programs: ProgramTeaser[]; more?: string } & ComponentProps<"ul">) {
  return (
    <LinkRowList
      {...props}
      rows={programs.map(({ name, audience, length, summary, href, details }) => ({
        href,
        label: (
          <>
            <span className="block font-medium text-text">{length}</span> {audience}
          </>
        ),
        title: name,
        details,
        description: (
          <>
            <ContentText text={summary} />
            {more && <span className="mt-5 block font-bold text-accent">{more}</span>}
          </>
        ),
      }))}
    />
  );
}
