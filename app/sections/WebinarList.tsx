import { Heading } from "#app/ui/Heading.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";

export type Webinar = { title: string; speaker: string; length: string; description: string; url: string };

/** Recorded talks, two in a row: how long, what about, who speaks. Each opens elsewhere in a new tab. */
export function WebinarList({ webinars, cta }: { webinars: Webinar[]; cta: string }) {
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2">
      {webinars.map((webinar, index) => (
        <li
          key={webinar.url}
          className="reveal flex flex-col border-t border-hairline-strong pt-6"
          style={{ "--reveal-index": index % 2 }}
        >
          <p className="flex justify-between gap-4 text-label tracking-(--tracking-label) text-quiet">
            <span>{webinar.speaker}</span>
            <span className="tabular">{webinar.length}</span>
          </p>
          <Heading level={3} look="entry" className="mt-8">
            {webinar.title}
          </Heading>
          <p className="mt-4 mb-6 max-w-[50ch] text-quiet">{webinar.description}</p>
          <p className="mt-auto">
            <TextLink to={webinar.url} external>
              {cta}
              <span className="sr-only">: {webinar.title}</span>
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
