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
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-2">
      <AreaMap map={map} className="reveal self-start" />
      <ul className="grid gap-y-9">
        {regions.map(({ region, examples, advantages }) => (
          <li key={region} className="reveal border-t border-hairline-strong pt-6">
            <Heading level={3} variant="entry">
              {region}
            </Heading>
            <p className="mt-3 text-accent">{examples}</p>
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
