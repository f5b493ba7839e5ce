import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

const variants = ["display", "title", "section", "entry", "item"] as const;

/** The five variants of headings, then text, quiet text and the label. */
export function TypeCatalogue({
  specimens,
  body,
  quiet,
  label,
}: {
  specimens: { label: string; text: string }[];
  body: string;
  quiet: string;
  label: string;
}) {
  const [before, link, after] = body.split(/[[\]]/);
  return (
    <div className="flex flex-col gap-10">
      {specimens.map((specimen, index) => (
        <div
          key={specimen.label}
          className="grid items-baseline gap-x-8 gap-y-3 border-t border-hairline pt-6 md:grid-cols-12"
        >
          <p className="text-small text-quiet md:col-span-2">{specimen.label}</p>
          <Heading level={3} variant={variants[index] ?? "item"} className="md:col-span-10">
            {specimen.text}
          </Heading>
        </div>
      ))}
      <div className="max-w-[52ch] flex flex-col gap-4 border-t border-hairline pt-6 md:ml-[16.6%]">
        <Eyebrow>{label}</Eyebrow>
        <p>
          {before}
          <a href="/design-system" className="text-accent underline underline-offset-4">
            {link}
          </a>
          {after}
        </p>
        <p className="text-quiet">{quiet}</p>
      </div>
    </div>
  );
}
