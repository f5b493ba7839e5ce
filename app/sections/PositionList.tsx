import { IconArrowRight } from "@tabler/icons-react";
import { Heading } from "#app/ui/Heading.tsx";

export type Position = {
  title: string;
  location: string;
  type: string;
  company: string;
  description: string;
  link: string;
};

/** Open positions as ruled rows: title and what it is about, company, place and type, all one link. */
export function PositionList({ positions }: { positions: Position[] }) {
  return (
    <ul className="border-t border-text">
      {positions.map((position) => (
        <li key={position.link} className="reveal border-b border-hairline">
          <a
            href={position.link}
            className="group grid items-start gap-x-8 gap-y-3 py-8 md:grid-cols-12 md:py-10"
          >
            <div className="md:col-span-6">
              <Heading level={3} look="entry" className="group-hover:text-accent">
                {position.title}
              </Heading>
              <p className="mt-3 max-w-[46ch] text-quiet">{position.description}</p>
            </div>
            <p className="font-medium md:col-span-2 md:pt-2">{position.company}</p>
            <p className="text-quiet md:col-span-3 md:pt-2">
              {position.location}
              <br />
              {position.type}
            </p>
            <IconArrowRight
              aria-hidden
              stroke={1.5}
              className="hidden justify-self-end transition-transform group-hover:translate-x-1 md:mt-2 md:block"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
