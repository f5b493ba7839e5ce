import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { featureIcons } from "./feature-icons.ts";
import { TechnologyList } from "./TechnologyList.tsx";

type Title = { label?: string; title: string };

/** Features and technologies of a product, side by side on wide screens. */
export function ProductDetails({
  features,
  technologies,
  sample,
  labels,
}: {
  features: { title: string; description: string; icon: keyof typeof featureIcons }[];
  technologies: string[];
  /** True while they are made up. */
  sample: boolean;
  labels: { features: Title; technologies: Title };
}) {
  return (
    <div className="grid gap-x-8 lg:grid-cols-12">
      <Header {...labels.features} sample={sample} className="lg:col-span-6" />
      <FeatureList variant="icons" className="lg:col-span-6 lg:row-start-2">
        {features.map((feature, index) => (
          <FeatureListItem key={feature.title} index={index} {...feature} icon={featureIcons[feature.icon]} />
        ))}
      </FeatureList>
      <Header
        {...labels.technologies}
        sample={sample}
        className="max-lg:mt-16 lg:col-span-5 lg:col-start-8 lg:row-start-1"
      />
      <TechnologyList items={technologies} className="lg:col-span-5 lg:col-start-8 lg:row-start-2" />
    </div>
  );
}

function Header({ label, title, sample, className }: Title & { sample: boolean; className: string }) {
  return (
    <header className={`reveal self-end pb-10 ${className}`}>
      <Eyebrow>
        {label}
        {sample && <SampleTag />}
      </Eyebrow>
      <Heading level={2} variant="section" className="mt-5">
        {title}
      </Heading>
    </header>
  );
}
