import { Accented } from "#app/components/ui/Accented.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Logo } from "#app/components/ui/Logo.tsx";
import { NoBreakText } from "#app/components/ui/NoBreakText.tsx";
import { Prose } from "#app/components/ui/Prose.tsx";
import { WordmarkImage } from "#app/components/ui/WordmarkImage.tsx";
import { Specimen } from "./Specimen.tsx";

const variants = ["display", "title", "section", "entry", "item"] as const;

/** The variants of headings, and everything that sets text. */
export function TypeCatalogue({
  specimens,
  body,
  quiet,
  label,
  accented,
}: {
  specimens: { label: string; text: string }[];
  body: string;
  quiet: string;
  label: string;
  /** A title with an accent. */
  accented: string;
}) {
  const [before, link, after] = body.split("*");
  return (
    <div className="flex flex-col gap-10">
      {specimens.map((specimen, index) => (
        <div
          key={specimen.label}
          data-component="Heading"
          className="grid items-baseline gap-x-8 gap-y-3 border-t border-hairline pt-6 md:grid-cols-12"
        >
          <p className="text-small text-quiet md:col-span-2">{specimen.label}</p>
          <Heading level={3} variant={variants[index] ?? "item"} className="md:col-span-10">
            {specimen.text}
          </Heading>
        </div>
      ))}
      <div className="grid gap-x-8 gap-y-12 border-t border-hairline pt-6 md:grid-cols-2">
        <Specimen name="Eyebrow">
          <Eyebrow>{label}</Eyebrow>
        </Specimen>
        <Specimen name="Accented">
          <p className="text-h2">
            <Accented text={accented} />
          </p>
        </Specimen>
        <Specimen name="Prose">
          <div className="max-w-text">
            <p>
              {before}
              <a href="/design-system" className="text-accent underline underline-offset-4">
                {link}
              </a>
              {after}
            </p>
            <p className="mt-4 text-quiet">{quiet}</p>
          </div>
          <Prose
            html={`<p>${quiet}</p><blockquote><p>${label}</p></blockquote>`}
            className="mt-8 [&_blockquote]:ml-0"
          />
        </Specimen>
        <Specimen name="Logo">
          <Logo name={label} />
        </Specimen>
        <Specimen name="WordmarkImage">
          <WordmarkImage
            wordmark={{ src: "/favicon.svg", width: 32, height: 32 }}
            className="[--height:3rem]"
          />
        </Specimen>
        <Specimen name="NoBreakText">
          <p>
            <NoBreakText text="1-2M, 3-5, full-stack" />
          </p>
        </Specimen>
      </div>
    </div>
  );
}
