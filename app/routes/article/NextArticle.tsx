import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { type Teaser, TeaserList } from "#app/components/sections/TeaserList.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

/** The next article, and a link back to all of them. */
export function NextArticle({ title, back, article }: { title: string; back: string; article: Teaser }) {
  return (
    <Section spacing="row" header={<SectionHeader title={title} variant="item" />}>
      <TeaserList teasers={[article]} />
      <p className="mt-6">
        <TextLink href="/insights">{back}</TextLink>
      </p>
    </Section>
  );
}
