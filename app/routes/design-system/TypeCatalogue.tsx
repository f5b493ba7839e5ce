import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { EmailAddress } from "#app/components/ui/EmailAddress.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Logo } from "#app/components/ui/Logo.tsx";
import { Prose } from "#app/components/ui/Prose.tsx";
import { SampleMark } from "#app/components/ui/SampleMark.tsx";
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
          <Accented text={accented} isColored />
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
      <Specimen name="ContentText">
        <p className="max-w-short">
          <ContentText text={unbroken} />
        </p>
      </Specimen>
      <Specimen name="SampleMark">
        <p>
          {label}
          <SampleMark />
        </p>
      </Specimen>
      <Specimen name="EmailAddress">
        <p>
          <EmailAddress address="name@studio.example" />
        </p>
      </Specimen>
      <Specimen name="Logo">
        <Logo name={siteName} />
      </Specimen>
      <Specimen name="WordmarkImage">
        {wordmark && (
          <div data-ground="basalt" className="p-6">
            <WordmarkImage wordmark={wordmark} height="3rem" />
          </div>
        )}
      </Specimen>
    </div>
  );
}
