import { ContentText } from "#app/components/ui/ContentText.tsx";
import { ArrowLabel, TextLink } from "#app/components/ui/TextLink.tsx";
import { type Call, CallActions } from "./CallActions.tsx";
import { Section, SectionHeader } from "./Section.tsx";

/** The end of a page for founders: a prompt, larger than the title, that leads to the form of the first action. */
export function FounderCall({ actions, prompt, ...header }: Call & { prompt: string }) {
  const [first, second] = actions;
  return (
    <Section header={<SectionHeader {...header} variant="item" />} className="print:hidden">
      {first && (
        <a href={first.href} className="group reveal block">
          <span
            aria-hidden
            className="block border-b-2 border-ember pb-6 text-display text-balance transition-colors group-hover:text-accent"
          >
            {prompt}
          </span>
          <ArrowLabel className="mt-5 text-row">{first.label}</ArrowLabel>
        </a>
      )}
      {second && (
        <TextLink variant="subtle" href={second.href} className="mt-3 text-row font-bold">
          {second.label}
        </TextLink>
      )}
    </Section>
  );
}

/** The end of a page for partners, on ember: beside its title, when they can begin. */
export function PartnerCall({
  actions,
  date,
  description,
  ...header
}: Call & { date?: { term: string; value: string } }) {
  return (
    <Section
      ground="ember"
      spacing="row"
      header={
        <SectionHeader {...header} variant="section">
          {description && (
            <p className="max-w-text text-lead leading-normal text-balance">
              <ContentText text={description} />
            </p>
          )}
          {date && (
            <p className="mt-3 text-lead font-bold">
              {date.term}: <ContentText text={date.value} />
            </p>
          )}
          <CallActions actions={actions} className="mt-6" />
        </SectionHeader>
      }
      className="print:hidden"
    />
  );
}

/** The end of a page for people who want to join, on paper: two ways in, each half of the page. */
export function JoinCall({
  actions,
  ...header
}: Omit<Call, "actions"> & { actions: { label: string; href: string; description: string }[] }) {
  return (
    <Section
      ground="paper"
      spacing="row"
      header={<SectionHeader {...header} variant="section" />}
      className="print:hidden"
    >
      <div className="reveal grid gap-x-8 md:grid-cols-2">
        {actions.map((action) => (
          <a
            key={action.href}
            href={action.href}
            className="group flex flex-col justify-between gap-y-6 border-y border-hairline-strong py-8 max-md:not-first:border-t-0"
          >
            <span className="max-w-short text-lead leading-normal text-balance text-quiet">
              <ContentText text={action.description} />
            </span>
            <ArrowLabel className="text-entry text-balance text-text group-hover:text-accent">
              {action.label}
            </ArrowLabel>
          </a>
        ))}
      </div>
    </Section>
  );
}
