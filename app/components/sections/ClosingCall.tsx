import { Accented } from "#app/components/ui/Accented.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { ArrowLabel, TextLink } from "#app/components/ui/TextLink.tsx";
import { type Call, CallActions } from "./CallActions.tsx";
import { Section } from "./Section.tsx";

/**
 * The end of a page for founders: the line on which they write their venture's name in the form that the first action
 * leads to. `prompt` stands on it.
 */
export function FounderCall({ title, description, actions, prompt }: Call & { prompt: string }) {
  const [first, second] = actions;
  return (
    <Section className="print:hidden">
      <div className="reveal grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
        <Heading level={2} variant="entry" className="lg:col-span-6">
          <Accented text={title} />
        </Heading>
        {description && <p className="max-w-text text-quiet lg:col-span-5 lg:col-start-8">{description}</p>}
      </div>
      {first && (
        <a href={first.href} className="group reveal mt-14 block md:mt-24">
          <span
            aria-hidden
            className="block border-b-2 border-ember pb-6 text-display text-quiet transition-colors group-hover:text-text"
          >
            {prompt}
            <i className="ml-[0.08em] inline-block h-[0.72em] w-[0.05em] bg-ember motion-safe:group-hover:animate-pulse" />
          </span>
          <ArrowLabel className="mt-5 text-row">{first.label}</ArrowLabel>
        </a>
      )}
      {second && (
        <TextLink variant="subtle" href={second.href} className="mt-3">
          {second.label}
        </TextLink>
      )}
    </Section>
  );
}

type CallDate = { term: string; value: string; sample: boolean };

/** The end of a page for partners, on ember: when they can begin, in large type, or the title where there is no date. */
export function PartnerCall({ title, description, actions, dates = [] }: Call & { dates?: CallDate[] }) {
  const dated = dates.length > 0;
  return (
    <Section ground="ember" className="print:hidden">
      <div className="reveal grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div
          className={cn(
            "flex flex-col items-start gap-6 border-hairline-strong",
            dated
              ? "lg:order-last lg:col-span-4 lg:col-start-9 lg:justify-between lg:border-l lg:pl-8"
              : "lg:col-span-full lg:grid lg:grid-cols-subgrid lg:items-end",
          )}
        >
          <Heading
            level={2}
            variant={dated ? "entry" : "display"}
            className={dated ? undefined : "lg:col-span-7"}
          >
            <Accented text={title} />
          </Heading>
          <div className={dated ? undefined : "lg:col-span-5 lg:col-start-8"}>
            {description && <p className="max-w-text text-quiet">{description}</p>}
            <CallActions actions={actions} className="mt-8" />
          </div>
        </div>
        {dated && (
          <dl className="flex flex-col gap-y-8 lg:col-span-8 lg:row-start-1">
            {dates.map(({ term, value, sample }) => (
              <div key={term} className="flex flex-col gap-y-1">
                <dt className="text-small">{term}</dt>
                <dd
                  className={cn("text-balance", dates.length === 1 ? "max-w-[9ch] text-display" : "text-h2")}
                >
                  {value}
                  {sample && <SampleTag />}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}

/** The end of a page for people who want to join, on paper: two ways in, each half of the page. */
export function JoinCall({
  title,
  description,
  actions,
}: Omit<Call, "actions"> & { actions: { label: string; href: string; description: string }[] }) {
  return (
    <Section ground="paper" spacing="row" className="print:hidden">
      <div className="reveal grid items-end gap-x-8 gap-y-4 pb-10 lg:grid-cols-12">
        <Heading level={2} variant="section" className="lg:col-span-7">
          <Accented text={title} />
        </Heading>
        {description && <p className="max-w-text text-quiet lg:col-span-5 lg:col-start-8">{description}</p>}
      </div>
      <div className="reveal grid border-y border-hairline-strong md:grid-cols-2">
        {actions.map((action) => (
          <a
            key={action.href}
            href={action.href}
            className="group flex flex-col justify-between gap-y-10 border-hairline-strong py-8 transition-colors not-first:border-t hover:bg-ember hover:text-basalt md:px-8 md:py-10 md:first:pl-0 md:hover:first:pl-8 md:not-first:border-t-0 md:not-first:border-l"
          >
            <span className="max-w-short text-lead leading-normal text-quiet group-hover:text-basalt">
              {action.description}
            </span>
            <ArrowLabel className="text-h2 text-text group-hover:text-basalt group-hover:no-underline">
              {action.label}
            </ArrowLabel>
          </a>
        ))}
      </div>
    </Section>
  );
}
