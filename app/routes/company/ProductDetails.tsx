import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";

type Title = { title: string };

/** Functions of a product, in columns, and below them what it is made with, as one line. */
export function ProductDetails({
  features,
  technologies,
  labels,
}: {
  features: { title: string; description: string }[];
  technologies: string[];
  labels: { features: Title; technologies: Title };
}) {
  return (
    <>
      <Section ground="paper" header={<SectionHeader {...labels.features} />}>
        <FeatureList variant="columns" columns={features.length === 3 ? 3 : 4}>
          {features.map((feature, index) => (
            <FeatureListItem key={feature.title} index={index} {...feature} />
          ))}
        </FeatureList>
      </Section>
      <Section
        ground="paper"
        spacing="row"
        isContinued
        layout="split"
        header={<SectionHeader {...labels.technologies} />}
      >
        <TagList className="reveal text-h3 text-text">
          {technologies.map((technology) => (
            <Tag key={technology}>{technology}</Tag>
          ))}
        </TagList>
      </Section>
    </>
  );
}
