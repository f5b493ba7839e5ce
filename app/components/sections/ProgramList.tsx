import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { LinkRowList } from "./LinkRowList.tsx";

export type ProgramTeaser = {
  name: string;
  audience: string;
  summary?: string;
  href: string;
};

/** Programs as rows: audience, name, summary. `more` stands below each summary. */
export function ProgramList({
  programs,
  more,
  ...props
}: { programs: ProgramTeaser[]; more?: string } & ComponentProps<"ul">) {
  return (
    <LinkRowList
      {...props}
      rows={programs.map(({ name, audience, summary, href }) => ({
        href,
        label: audience,
        title: name,
        description: summary && <ContentText text={summary} />,
        more,
      }))}
    />
  );
}
