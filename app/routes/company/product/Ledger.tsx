import { formatNumber } from "#app/components/ui/format-number.ts";
import type { ProductOf } from "#content-model/products.ts";
import { Choices, CountUp } from "./Choices.tsx";

/** A ledger of projects: what one of them promised to save, and what was measured, as a meter. */
export function Ledger({
  unit,
  promised,
  measured,
  share: shareLabel,
  choose,
  projects,
}: ProductOf<"ledger">) {
  return (
    <Choices
      title={choose}
      choices={projects.map((project) => {
        const scale = Math.max(project.promised, project.measured) * 1.08;
        const share = (value: number) => `${((value / scale) * 100).toFixed(1)}%`;
        return {
          key: project.name,
          label: (
            <>
              <span className="text-h3 leading-tight font-bold text-balance">{project.name}</span>
              <span className="basis-full text-small">{project.place}</span>
            </>
          ),
          panel: (
            <div className="flex h-full flex-col justify-between gap-10">
              <p className="flex flex-wrap items-baseline gap-x-5">
                <span className="text-figure-lg">
                  <CountUp value={Math.round((project.measured / project.promised) * 100)} />
                  <span className="ml-[0.08em] text-[0.45em]">%</span>
                </span>
                <span className="text-lead text-quiet">{shareLabel}</span>
              </p>
              <div>
                <div aria-hidden className="relative h-16 border-x border-hairline-strong bg-basalt-card">
                  <div
                    className="product-fill absolute inset-y-0 left-0 bg-ember"
                    style={{ width: share(project.measured) }}
                  />
                  <div
                    className="absolute -inset-y-2 border-l-2 border-paper"
                    style={{ left: share(project.promised) }}
                  />
                </div>
                {/* The estimate ends at its mark. */}
                <dl
                  className="mt-5 flex justify-between gap-x-8 *:last:text-right"
                  style={{ width: share(project.promised) }}
                >
                  <Amount term={measured} value={project.measured} unit={unit} />
                  <Amount term={promised} value={project.promised} unit={unit} />
                </dl>
                <p className="mt-4 text-small text-quiet">{project.method}</p>
              </div>
            </div>
          ),
        };
      })}
    />
  );
}

function Amount({ term, value, unit }: { term: string; value: number; unit: string }) {
  return (
    <div>
      <dt className="text-small text-balance text-quiet">{term}</dt>
      <dd className="text-h3 font-bold">{`${formatNumber(value)} ${unit}`}</dd>
    </div>
  );
}
