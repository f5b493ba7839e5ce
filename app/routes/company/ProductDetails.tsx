import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";

type Title = { label?: string; title: string };

/** Functions of a product, in columns, and below them what it is made with, as one line of large type. */
export function ProductDetails({
  features,
  technologies,
  labels,
}: {
  features: { title: string; description: string }[];
  technologies: string[];
  /** True while they are made up. */
  labels: { features: Title; technologies: Title };
}) {
  return (
    <>
      <Header {...labels.features} className="pb-10 md:pb-14" />
      <FeatureList variant="columns">
        {features.map((feature, index) => (
          <FeatureListItem key={feature.title} index={index} {...feature} />
        ))}
      </FeatureList>
      <div className="mt-(--section-reading) grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <Header {...labels.technologies} className="lg:col-span-4" />
        <TagList className="reveal self-end text-entry leading-snug text-text lg:col-span-8">
          {technologies.map((technology) => (
            <Tag key={technology}>{technology}</Tag>
          ))}
        </TagList>
      </div>
    </>
  );
}

function Header({ label, title, className }: Title & { className: string }) {
  return (
    <header className={`reveal ${className}`}>
      <Eyebrow>{label}</Eyebrow>
      <Heading level={2} variant="section" className="mt-5">
        {title}
      </Heading>
    </header>
  );
}
