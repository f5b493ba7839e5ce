import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

export type Webinar = { title: string; speaker: string; length: string; description: string; href: string };

/** Recorded talks as ruled rows, each one link that opens elsewhere: who, what about, how long. */
export function WebinarList({ webinars, cta }: { webinars: Webinar[]; cta: string }) {
  return (
    <ul className="border-t border-hairline-strong">
      {webinars.map(({ title, speaker, length, description, href }) => (
        <li key={href} className="reveal border-b border-hairline">
          <a href={href} target="_blank" rel="noopener" className="webinar">
            <span className="webinar-play">
              <IconPlayerPlayFilled aria-hidden size={18} />
            </span>
            <div>
              <Heading level={3} variant="entry">
                {title}
              </Heading>
              <span className="mt-1.5 block text-small text-quiet">{speaker}</span>
            </div>
            <span className="max-w-[44ch] text-quiet">{description}</span>
            <span className="webinar-length">
              <span className="tabular">{length}</span>
              <ArrowLabel external>{cta}</ArrowLabel>
            </span>
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
