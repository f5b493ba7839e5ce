import { LinkRowList } from "#app/components/sections/LinkRowList.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

export type ComparedProgram = {
  name: string;
  audience: string;
  summary: string;
  href: string;
  /** In the order of the terms. */
  facts: string[];
};

const cell = "border-b border-hairline py-5 pr-4 text-left align-top font-text lg:pr-8";

/**
 * Programs side by side, a row for each term, whose columns are three of the page's twelve; on phones they are a list,
 * each with its facts.
 */
export function ProgramComparison({
  caption,
  more,
  terms,
  programs,
}: {
  caption: string;
  /** Of the links to the programs. */
  more: string;
  /** Values of main facts are set in larger type. */
  terms: { label: string; isMain: boolean }[];
  programs: ComparedProgram[];
}) {
  return (
    <>
      <LinkRowList
        className="md:hidden"
        rows={programs.map(({ name, audience, summary, href, facts }) => ({
          href,
          label: audience,
          title: name,
          description: (
            <>
              <ContentText text={summary} />
              <FactList className="mt-5">
                {terms.map(({ label }, index) => (
                  <Fact key={label} term={label} className="py-2 text-small text-text">
                    {facts[index] ?? ""}
                  </Fact>
                ))}
              </FactList>
            </>
          ),
          more,
        }))}
      />
      <div className="reveal overflow-x-clip max-md:hidden">
        <table className="w-[calc(100%+1rem)] table-fixed border-collapse lg:w-[calc(100%+2rem)]">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <td className={cell} />
              {programs.map(({ name, summary, href }) => (
                <th key={href} scope="col" className={cell}>
                  <a href={href} className="text-lead leading-tight font-bold hover:text-accent lg:text-row">
                    {name}
                  </a>
                  <p className="mt-3 text-quiet">
                    <ContentText text={summary} />
                  </p>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.map(({ label, isMain }, row) => (
              <tr key={label}>
                <th scope="row" className={`${cell} text-small text-quiet`}>
                  {label}
                </th>
                {programs.map(({ href, facts }) => (
                  <td key={href} className={cell}>
                    <span className={isMain ? "text-lead leading-tight font-bold lg:text-row" : undefined}>
                      <ContentText text={facts[row] ?? ""} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {programs.map(({ name, href }) => (
                <td key={href} className="pt-5 pr-4 lg:pr-8">
                  <TextLink href={href}>
                    {more}
                    <span className="sr-only">: {name}</span>
                  </TextLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
