import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { LinkRowList } from "./LinkRowList.tsx";

export type Position = {
  title: string;
  location: string;
  type: string;
  company: string;
  description?: string;
  /** Salary, equity … */
  pay?: { term: string; value: string }[];
  href: string;
};

/** The first part of a text, and what follows a comma and a space; the commas of numbers have no space. */
const parts = /^(.*?)(?:, (.*))?$/s;

/**
 * Open positions as rows: company and place, title and description, pay, whose first is the largest. What follows a comma
 * stands below it in the type of a text.
 */
export function PositionList({ positions, ...props }: { positions: Position[] } & ComponentProps<"ul">) {
  return (
    <LinkRowList
      {...props}
      rows={positions.map(({ title, location, type, company, description, pay = [], href }) => ({
        href,
        label: (
          <>
            <span className="block font-medium text-text">{company}</span> {location}
            <br />
            {type}
          </>
        ),
        title,
        details: description && (
          <p className="mt-3 max-w-text text-quiet">
            <ContentText text={description} />
          </p>
        ),
        description: pay.length > 0 && (
          <dl className="flex flex-col gap-3">
            {pay.map(({ term, value }, index) => {
              const [, first = value, rest] = parts.exec(value) ?? [];
              return (
                <div key={term}>
                  <dt className="text-small">{term}</dt>
                  <dd
                    className={cn("leading-snug font-bold text-balance text-text", index === 0 && "text-h3")}
                  >
                    <ContentText text={first} />
                  </dd>
                  {rest && (
                    <dd className="text-small leading-snug text-text">
                      <ContentText text={rest} />
                    </dd>
                  )}
                </div>
              );
            })}
          </dl>
        ),
      }))}
    />
  );
}
