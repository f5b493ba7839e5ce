import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import type { readWebinars } from "#content-model/insights.ts";

type Webinars = Awaited<ReturnType<typeof readWebinars>>;

/** Recorded talks as ruled rows that are each one link to another site. */
export function WebinarList({ webinars, cta }: { webinars: Webinars; cta: string }) {
  return (
    <ul className="border-t border-hairline-strong">
      {webinars.map(({ title, speaker, length, description, href }) => (
        <li key={href} className="reveal border-b border-hairline">
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="group grid grid-cols-[3.5rem_1fr] gap-5 py-6 lg:grid-cols-12 lg:items-baseline lg:gap-8"
          >
            <span className="grid size-14 place-items-center self-start rounded-full border border-hairline-strong transition-colors group-hover:border-ember group-hover:bg-ember group-hover:text-basalt">
              <IconPlayerPlayFilled aria-hidden className="size-icon" />
            </span>
            <div className="lg:col-span-5">
              <h3 className="text-row leading-tight font-bold">{title}</h3>
              <p className="mt-1 text-small text-quiet">
                {speaker && (
                  <>
                    <ContentText text={speaker} />
                    {" · "}
                  </>
                )}
                <span className="whitespace-nowrap">{length}</span>
              </p>
            </div>
            <div className="max-lg:col-start-2 lg:col-span-6">
              <p className="max-w-text text-quiet">
                <ContentText text={description} />
              </p>
            </div>
            <span className="sr-only">{cta} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
