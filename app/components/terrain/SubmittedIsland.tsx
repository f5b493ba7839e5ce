import { type ReactNode, useMemo, useRef } from "react";
import { Button } from "#app/components/ui/Button.tsx";
import { applicantIsland } from "./applicant-island.ts";
import { IslandDrawing } from "./IslandDrawing.tsx";
import { type IslandTexts, islandFile } from "./island-file.ts";

/**
 * The island of an applicant's name after the application was sent, with its reference and date, to save as SVG.
 * @param onSave gets the name and content of the SVG file to keep
 */
export default function SubmittedIsland({
  texts,
  save,
  onSave,
  children,
}: {
  texts: IslandTexts;
  /** Label of the button that saves the drawing. */
  save: string;
  onSave: (fileName: string, svg: string) => void;
  /** The next steps. */
  children?: ReactNode;
}) {
  const { reference, name, date, issuer, note } = texts;
  const drawing = useRef<SVGSVGElement>(null);
  const island = useMemo(() => applicantIsland(name), [name]);
  return (
    <div data-submitted-island data-ground="basalt" className="mb-10 p-panel">
      <IslandDrawing
        ref={drawing}
        island={island}
        className="animated-island mx-auto max-h-[clamp(12rem,100svh-32rem,34rem)] w-full"
      />
      <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 border-t border-hairline-strong pt-6 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p
            aria-hidden
            className="text-[clamp(2.25rem,8vw,6rem)] leading-display font-display tracking-display whitespace-nowrap"
          >
            {reference}
          </p>
          <p className="mt-3 max-w-text text-small text-quiet">{note}</p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <p dir="auto" className="font-bold text-h3 wrap-anywhere">
            {name}
          </p>
          <p className="text-quiet">
            {date}
            <br />
            {issuer}
          </p>
          <Button
            variant="secondary"
            className="mt-6 print:hidden"
            onClick={() => drawing.current && onSave(`${reference}.svg`, islandFile(drawing.current, texts))}
          >
            {save}
          </Button>
        </div>
      </div>
      {children}
    </div>
  );
}
