import { Accented } from "#app/components/ui/Accented.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Logo } from "#app/components/ui/Logo.tsx";
import { NoBreakText } from "#app/components/ui/NoBreakText.tsx";
import { Prose } from "#app/components/ui/Prose.tsx";
import { type Wordmark, WordmarkImage } from "#app/components/ui/WordmarkImage.tsx";
import { Specimen } from "./Specimen.tsx";

const variants = ["display", "title", "section", "entry", "item"] as const;

/** The variants of headings, and everything that sets text. */
export function TypeCatalogue({
  specimens,
  body,
  quiet,
  quote,
  label,
  unbroken,
  accented,
  siteName,
  wordmark,
}: {
  specimens: { label: string; text: string }[];
  /** The words between the asterisks are a link. */
  body: string;
  quiet: string;
  quote: string;
  label: string;
  unbroken: string;
  /** A title with an accent. */
  accented: string;
  siteName: string;
  wordmark: Wordmark | null;
}) {
  const [before, link, after] = body.split("*");
  return (
    <div>
      {specimens.map((specimen, index) => (
        <Specimen key={specimen.label} name="Heading" variant={variants[index] ?? "item"}>
          <Heading level={3} variant={variants[index] ?? "item"}>
            {specimen.text}
          </Heading>
        </Specimen>
      ))}
      <Specimen name="Accented">
        <p className="text-h2">
          <Accented text={accented} />
        </p>
      </Specimen>
      <Specimen name="Eyebrow">
        <Eyebrow>{label}</Eyebrow>
      </Specimen>
      <Specimen name="Prose">
        <Prose
          html={`<p>${before}<a href="/design-system">${link}</a>${after}</p><blockquote><p>${quote}</p></blockquote><p>${quiet}</p>`}
          className="[&_blockquote]:ml-0"
        />
      </Specimen>
      <Specimen name="NoBreakText">
        <p className="max-w-short">
          <NoBreakText text={unbroken} />
        </p>
      </Specimen>
      <Specimen name="Logo">
        <Logo name={siteName} />
      </Specimen>
      <Specimen name="WordmarkImage">
        {wordmark && (
          <div data-ground="basalt" className="p-8">
            <WordmarkImage wordmark={wordmark} className="[--height:3rem]" />
          </div>
        )}
      </Specimen>
    </div>
  );
}
