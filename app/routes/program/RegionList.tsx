import { CheckList, CheckListItem } from "#app/components/ui/CheckList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

/** Regions side by side: name, examples and advantages. */
export function RegionList({
  regions,
}: {
  regions: { region: string; examples: string; advantages: string[] }[];
}) {
  return (
    <ul className="grid gap-x-8 gap-y-16 lg:grid-cols-3">
      {regions.map((region, index) => (
        <li key={region.region} className="reveal" style={{ "--reveal-index": index }}>
          <Heading level={3} variant="entry">
            {region.region}
          </Heading>
          <p className="mt-3 mb-8 text-quiet">{region.examples}</p>
          <CheckList>
            {region.advantages.map((item) => (
              <CheckListItem key={item}>{item}</CheckListItem>
            ))}
          </CheckList>
        </li>
      ))}
    </ul>
  );
}
