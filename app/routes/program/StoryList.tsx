import { Quote } from "#app/components/sections/Quote.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { UnitChart } from "#app/components/ui/UnitChart.tsx";
import type { ProgramSection } from "#content-model/programs.ts";

/** Success stories side by side: the cohort as points, its result and a quotation. */
export function StoryList({ stories }: { stories: ProgramSection<"stories">["items"] }) {
  const largest = Math.max(...stories.map(({ cohort }) => cohort.reduce((sum, { count }) => sum + count, 0)));
  return (
    <ul className="grid gap-x-8 gap-y-16 lg:grid-cols-2 lg:gap-x-8 lg:gap-y-0">
      {stories.map((story, index) => (
        <li
          key={story.company}
          className="reveal border-t border-hairline-strong pt-8 lg:row-span-4 lg:grid lg:grid-rows-subgrid"
          style={{ "--reveal-index": index }}
        >
          <UnitChart groups={story.cohort} perRow={largest} />
          <Heading level={3} variant="item" className="mt-10">
            <ContentText text={story.company} />
          </Heading>
          <p className="mt-3 text-quiet">
            <ContentText text={story.result} />
          </p>
          {story.quote && <Quote text={story.quote} person={story.person} className="mt-8" />}
        </li>
      ))}
    </ul>
  );
}
