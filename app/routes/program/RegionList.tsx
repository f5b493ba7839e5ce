import { AreaMap, type AreaMapSource } from "#app/components/ui/AreaMap.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import type { ProgramSection } from "#content-model/programs.ts";

/** Regions with their examples and advantages, beside a map. */
export function RegionList({
  regions,
  map,
}: {
  regions: ProgramSection<"regions">["items"];
  map: AreaMapSource;
}) {
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-start">
      <AreaMap map={map} className="reveal lg:col-span-7" />
      <ul className="lg:col-span-5 xl:col-span-4 xl:col-start-9">
        {regions.map(({ region, examples, advantages }) => (
          <li key={region} className="reveal border-t border-hairline-strong pt-5 not-first:mt-9">
            <Heading level={3} variant="item" className="lg:text-row">
              {region}
            </Heading>
            <p className="mt-1 text-small text-accent">{examples}</p>
            <ul className="mt-3 flex flex-col gap-1.5 text-quiet">
              {advantages.map((advantage) => (
                <li key={advantage}>{advantage}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
