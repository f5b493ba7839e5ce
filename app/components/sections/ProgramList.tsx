import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { LinkRowList } from "./LinkRowList.tsx";

export type ProgramTeaser = {
  name: string;
  audience: string;
  summary?: string;
  href: string;
};

/** Programs as rows: audience, name, summary. */
export function ProgramList({ programs, ...props }: { programs: ProgramTeaser[] } & ComponentProps<"ul">) {
  return (
    <LinkRowList
      {...props}
      rows={programs.map(({ name, audience, summary, href }) => ({
        href,
        label: audience,
        title: name,
        description: summary && <ContentText text={summary} />,
      }))}
    />
  );
}
