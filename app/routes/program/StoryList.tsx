import { Quote } from "#app/components/sections/Quote.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

export type Story = {
  company: string;
  result: string;
  quote: string;
  person: string;
  sample: boolean;
  picture: PictureSource;
};

/** Success stories one below the other: picture, result and quotation. The side of the picture alternates. */
export function StoryList({ stories }: { stories: Story[] }) {
  return (
    <ul className="flex flex-col gap-20">
      {stories.map((story, index) => (
        <li key={story.company} className="reveal grid items-center gap-x-8 gap-y-10 md:grid-cols-12">
          <div className={cn("md:col-span-6", index % 2 === 1 && "md:order-last md:col-start-7")}>
            <Picture picture={story.picture} sizes="(min-width: 48rem) 38rem, 100vw" />
          </div>
          <div className={cn("md:col-span-5", index % 2 === 0 && "md:col-start-8")}>
            <Heading level={3} variant="item">
              {story.company}
            </Heading>
            <p className="mt-3 mb-10 text-quiet">{story.result}</p>
            <Quote text={story.quote} person={story.person} sample={story.sample} />
          </div>
        </li>
      ))}
    </ul>
  );
}
