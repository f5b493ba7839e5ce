import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

type Title = { title: string };

/** Functions of a product, in columns, and what it is made with: the last column on wide screens, below them on others. */
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
    <Section ground="paper" spacing="row" aria-labelledby="features">
      <div className="grid gap-x-8 gap-y-12 xl:grid-cols-4">
        <div className="xl:col-span-3">
          <DetailsTitle {...labels.features} id="features" />
          <FeatureList variant="columns" columns={3}>
            {features.map((feature, index) => (
              <FeatureListItem key={feature.title} index={index} {...feature} />
            ))}
          </FeatureList>
        </div>
        <div className="reveal" style={{ "--reveal-index": 3 }}>
          <DetailsTitle {...labels.technologies} />
          <p className="border-t border-hairline-strong pt-6 text-h3 leading-tight">
            {technologies.join(", ")}
          </p>
        </div>
      </div>
    </Section>
  );
}

function DetailsTitle({ title, ...props }: Title & { id?: string }) {
  return (
    <Heading level={2} variant="row" className="mb-6" {...props}>
      {title}
    </Heading>
  );
}
