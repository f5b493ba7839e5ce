import type { ProductOf } from "#content-model/products.ts";
import { Choices } from "./Choices.tsx";
import { graphMargin, graphSize, groupCenter, groupDots, groupLabel, groupLine } from "./reach-layout.ts";

/** A graph of a campaign's reach: one cluster of dots per group, that of the chosen one in ember; what it ordered stands below. */
export function Reach({ campaign, choose, readers, groups }: ProductOf<"reach">) {
  const { width, height } = graphSize;
  return (
    <Choices
      title={choose}
      className="product-reach"
      panels="list"
      backdrop={
        <svg
          viewBox={`${graphMargin} 0 ${width - 2 * graphMargin} ${height}`}
          className="w-full overflow-visible"
          aria-hidden
        >
          {groups.map(({ name, readers: people }, index) => {
            const point = groupCenter(index, groups.length);
            return (
              <g key={name}>
                <path d={groupLine(people, point)} />
                <path d={groupDots(people, point)} strokeWidth={5} />
                <text
                  {...groupLabel(people, point)}
                  textAnchor="middle"
                  className="text-[1.5rem] md:text-[1rem]"
                >
                  {name}
                </text>
              </g>
            );
          })}
          <circle cx={width / 2} cy={height / 2} r={9} />
        </svg>
      }
      choices={groups.map(({ name, note, readers: people, orders }) => ({
        key: name,
        label: (
          <>
            <span className="text-h3 leading-tight font-bold">{name}</span>
            <span className="text-small tabular-nums">
              {Math.round(people / 1000)}K {readers}
            </span>
            <span className="basis-full text-small">{note}</span>
          </>
        ),
        panel: orders && (
          <p className="text-small text-quiet">
            <span className="block font-bold text-text">{orders}</span>
            {campaign}
          </p>
        ),
      }))}
    />
  );
}
