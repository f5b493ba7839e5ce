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

const cell = "border-b border-hairline py-5 pr-8 text-left align-top font-text";

/**
 * Programs side by side, a row for each term, whose columns are three of the page's twelve; on phones and tablets they
 * are a list, each with its facts.
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
        className="lg:hidden"
        rows={programs.map(({ name, audience, summary, href, facts }) => ({
          href,
          label: audience,
          title: name,
          description: (
            <>
              <ContentText text={summary} />
              <FactList className="mt-5 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6 max-sm:[--fact-columns:1fr]">
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
      <div className="reveal overflow-x-clip max-lg:hidden">
        <table className="w-[calc(100%+2rem)] table-fixed border-collapse">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <td className={cell} />
              {programs.map(({ name, summary, href }) => (
                <th key={href} scope="col" className={cell}>
                  <a href={href} className="text-row leading-tight font-bold hover:text-accent">
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
                    <span className={isMain ? "text-row leading-tight font-bold" : undefined}>
                      <ContentText text={facts[row] ?? ""} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {programs.map(({ name, href }) => (
                <td key={href} className="pt-5 pr-8">
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
