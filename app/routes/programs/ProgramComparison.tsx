import { cn } from "#app/components/ui/cn.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

export type ComparedProgram = { name: string; href: string; facts: { value: string; sample: boolean }[] };

const cell = "border-b border-hairline py-4 pr-6 text-left align-top font-text";

/** Stays in view while the programs scroll. */
const termCell = "sticky left-0 z-1 w-[6.5rem] bg-(--ground) pr-3 sm:w-[9rem] lg:w-1/6";

/** Programs side by side, a row for each term. On narrow screens the table scrolls in a box of its own. */
export function ProgramComparison({
  caption,
  terms,
  programs,
}: {
  caption: string;
  terms: string[];
  /** Their facts, in the order of the terms. */
  programs: ComparedProgram[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section aria-label={caption} tabIndex={0} className="reveal overflow-x-auto">
      <table className="w-full min-w-[44rem] table-fixed sm:min-w-[48rem] border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className={cn(termCell, "border-b border-hairline-strong")} />
            {programs.map(({ name, href }) => (
              <th
                key={href}
                scope="col"
                className="border-b border-hairline-strong pr-6 pb-4 text-left align-bottom"
              >
                <a href={href} className="text-row leading-tight font-bold hover:text-accent">
                  {name}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map((term, row) => (
            <tr key={term}>
              <th scope="row" className={cn(cell, termCell, "text-small text-quiet")}>
                {term}
              </th>
              {programs.map(({ href, facts }) => (
                <td key={href} className={cell}>
                  {facts[row]?.value}
                  {facts[row]?.sample && <SampleTag />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
