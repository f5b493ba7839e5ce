import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { Fragment } from "react";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

export type Webinar = {
  title: string;
  speaker: string;
  length: string;
  description: string;
  href: string;
  sample: boolean;
};

/** Recorded talks as ruled rows that are each one link to another site. */
export function WebinarList({ webinars, cta }: { webinars: Webinar[]; cta: string }) {
  return (
    <ul className="border-t border-hairline-strong">
      {webinars.map(({ title, speaker, length, description, href, sample }) => (
        <li key={href} className="reveal border-b border-hairline">
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="group grid grid-cols-[3.5rem_1fr] gap-5 py-8 lg:grid-cols-12 lg:items-baseline lg:gap-8 lg:py-10"
          >
            <span className="grid size-14 place-items-center self-start rounded-full border border-hairline-strong transition-colors duration-(--duration-quick) ease-nordic group-hover:border-ember group-hover:bg-ember group-hover:text-basalt">
              <IconPlayerPlayFilled aria-hidden className="size-icon" />
            </span>
            <div className="lg:col-span-5">
              <h3 className="font-display tracking-display text-[clamp(1.5rem,1.3rem+0.8vw,1.75rem)]/[1.15]">
                {title}
              </h3>
              <span className="mt-1.5 block text-small text-quiet">
                {speaker}
                {sample && <SampleTag />}
              </span>
            </div>
            <span className="max-w-text text-quiet max-lg:col-start-2 lg:col-span-4">{description}</span>
            <span className="flex flex-col items-start max-lg:col-start-2 sm:max-lg:flex-row sm:max-lg:items-baseline sm:max-lg:gap-8 lg:col-span-2">
              {/* On wide screens it breaks at the comma, which is not seen then, and nowhere else. */}
              <span className="lg:w-min">
                {length.split(/(?=, )/).map((part) => (
                  <Fragment key={part}>
                    {part.startsWith(",") && <span className="lg:sr-only">, </span>}
                    <span className="whitespace-nowrap">{part.replace(", ", "")}</span>
                  </Fragment>
                ))}
              </span>
              <ArrowLabel external>{cta}</ArrowLabel>
            </span>
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
