import { Quote } from "#app/components/sections/Quote.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

export type Story = {
  company: string;
  result: string;
  quote: string;
  person: string;
  sample: boolean;
  cohort: { companies: number; counted: number; label: string };
};

/** Success stories side by side: the cohort as points, its result and a quotation. */
export function StoryList({ stories }: { stories: Story[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-20 lg:grid-cols-2 lg:gap-x-16 lg:gap-y-0">
      {stories.map((story, index) => (
        <li
          key={story.company}
          className="reveal border-t border-hairline-strong pt-8 lg:row-span-4 lg:grid lg:grid-rows-subgrid"
          style={{ "--reveal-index": index }}
        >
          <Cohort {...story.cohort} />
          <Heading level={3} variant="item" className="mt-10">
            {story.company}
            {story.sample && <SampleTag />}
          </Heading>
          <p className="mt-3 text-quiet">{story.result}</p>
          <Quote text={story.quote} person={story.person} className="mt-8" />
        </li>
      ))}
    </ul>
  );
}

/** One point for each company of the cohort; those that count for the result are filled. */
function Cohort({ companies, counted, label }: Story["cohort"]) {
  return (
    <div>
      <div aria-hidden className="grid max-w-short grid-cols-5 gap-2 sm:gap-3">
        {Array.from({ length: companies }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is identified by its place.
            key={index}
            className={cn(
              "aspect-square rounded-full forced-color-adjust-none [print-color-adjust:exact]",
              index < counted ? "bg-ember" : "border border-hairline-strong",
            )}
          />
        ))}
      </div>
      <p className="mt-4 text-small text-quiet">{label}</p>
    </div>
  );
}
