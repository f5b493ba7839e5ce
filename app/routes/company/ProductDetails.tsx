import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

type Title = { label?: string; title: string };

/** What a product does, in columns, and below it what it is made with, as one line of large type. */
export function ProductDetails({
  features,
  technologies,
  sample,
  labels,
}: {
  features: { title: string; description: string }[];
  technologies: string[];
  /** True while they are made up. */
  sample: boolean;
  labels: { features: Title; technologies: Title };
}) {
  return (
    <>
      <Header {...labels.features} sample={sample} className="pb-10 md:pb-14" />
      <FeatureList variant="columns">
        {features.map((feature, index) => (
          <FeatureListItem key={feature.title} index={index} {...feature} />
        ))}
      </FeatureList>
      <div className="mt-[clamp(4rem,7vw,7rem)] grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <Header {...labels.technologies} sample={sample} className="lg:col-span-4" />
        {/* Cuts off the separator before the first item of each line. */}
        <div className="reveal self-end overflow-hidden lg:col-span-8">
          <ul className="-ml-[1.2em] flex flex-wrap items-baseline text-entry leading-[1.35]">
            {technologies.map((technology) => (
              <li
                key={technology}
                className="before:inline-block before:w-[1.2em] before:text-center before:font-text before:text-accent before:content-['/'_/_'']"
              >
                {technology}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

function Header({ label, title, sample, className }: Title & { sample: boolean; className: string }) {
  return (
    <header className={`reveal ${className}`}>
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
