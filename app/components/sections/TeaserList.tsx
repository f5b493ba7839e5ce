import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { LinkRowList } from "./LinkRowList.tsx";

export type Teaser = { readTime: string; title: string; description: string; href: string };

/** Articles as rows: reading time, title and description. */
export function TeaserList({ teasers, ...props }: { teasers: Teaser[] } & ComponentProps<"ul">) {
  return (
    <LinkRowList
      {...props}
      rows={teasers.map(({ readTime, title, description, href }) => ({
        href,
        label: readTime,
        title,
        description: <ContentText text={description} />,
      }))}
    />
  );
}
