import { Accordion, AccordionItem } from "#app/components/ui/Accordion.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

type ProgramFact = { value: string; note?: string | undefined };

export type ComparedProgram = { name: string; href: string; facts: ProgramFact[] };

const cell = "border-b border-hairline py-5 pr-5 text-left align-top font-text last:pr-0";

const termCell = "w-1/6 pr-3";

type Props = {
  caption: string;
  /** Values of main facts are set in larger type. */
  terms: { label: string; isMain: boolean }[];
  /** Their facts, in the order of the terms. */
  programs: ComparedProgram[];
};

/**
 * Programs side by side, a row for each term; on narrow screens they open one below the other.
 */
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
    <div className="reveal max-lg:hidden">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className={cn(termCell, "border-b border-hairline-strong")} />
            {programs.map(({ name, href }) => (
              <th
                key={href}
                scope="col"
                className="border-b border-hairline-strong pr-5 pb-5 text-left align-bottom last:pr-0"
              >
                <a href={href} className="text-row leading-tight font-bold hover:text-accent">
                  {name}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map(({ label, isMain }, row) => (
            <tr key={label}>
              <th scope="row" className={cn(cell, termCell, "text-small text-quiet", isMain && "pt-6")}>
                {label}
              </th>
              {programs.map(({ href, facts }) => (
                <td key={href} className={cn(cell, isMain && "pt-5 pb-6")}>
                  {facts[row] && <FactValue {...facts[row]} isMain={isMain} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FactValue({ value, note, isMain }: ProgramFact & { isMain: boolean }) {
  return (
    <>
      <span className={isMain ? "text-h3 leading-tight font-bold lg:text-row" : undefined}>
        <ContentText text={value} />
      </span>{" "}
      {note && (
        <span className="mt-2 block text-small text-quiet">
          <ContentText text={note} />
        </span>
      )}
    </>
  );
}

function ProgramAccordion({ terms, programs }: Props) {
  return (
    <Accordion className="lg:hidden">
      {programs.map(({ name, href, facts }) => (
        <AccordionItem key={href} title={name}>
          <FactList>
            {facts.map((fact, index) => (
              <Fact key={terms[index]?.label} term={terms[index]?.label} className="text-text">
                <FactValue {...fact} isMain={terms[index]?.isMain ?? false} />
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
