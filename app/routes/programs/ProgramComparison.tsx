import { Accordion, AccordionItem } from "#app/components/ui/Accordion.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

export type ComparedProgram = { name: string; href: string; facts: { value: string; sample: boolean }[] };

const cell = "border-b border-hairline py-4 pr-6 text-left align-top font-text";

const termCell = "w-[9rem] pr-3 lg:w-1/6";

type Props = {
  caption: string;
  terms: string[];
  /** Their facts, in the order of the terms. */
  programs: ComparedProgram[];
};

/** Programs side by side, a row for each term; on narrow screens they open one below the other. */
export function ProgramComparison(props: Props) {
  return (
    <>
      <ProgramTable {...props} />
      <ProgramAccordion {...props} />
    </>
  );
}

function ProgramTable({ caption, terms, programs }: Props) {
  return (
    <div className="reveal max-md:hidden">
      <table className="w-full table-fixed border-collapse">
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
    </div>
  );
}

function ProgramAccordion({ terms, programs }: Props) {
  return (
    <Accordion className="md:hidden">
      {programs.map(({ name, href, facts }) => (
        <AccordionItem key={href} title={name}>
          <FactList>
            {facts.map(({ value, sample }, index) => (
              <Fact key={terms[index]} term={terms[index]} sample={sample} className="text-text">
                {value}
              </Fact>
            ))}
          </FactList>
          <TextLink href={href} className="mt-5">
            {name}
          </TextLink>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
