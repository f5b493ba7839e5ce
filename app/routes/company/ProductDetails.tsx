import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { TitledRows } from "#app/components/sections/TitledRows.tsx";

type Title = { title: string };

/** Functions of a product, in columns, and below them what it is made with, as a row. */
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
    <Section ground="paper" header={<SectionHeader {...labels.features} />}>
      <FeatureList variant="columns" columns={features.length === 3 ? 3 : 4}>
        {features.map((feature, index) => (
          <FeatureListItem key={feature.title} index={index} {...feature} />
        ))}
      </FeatureList>
      <TitledRows rows={[{ ...labels.technologies, items: [technologies.join(", ")] }]} className="mt-16" />
    </Section>
  );
}
