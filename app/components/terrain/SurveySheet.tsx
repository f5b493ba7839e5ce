import { type ReactNode, useMemo, useRef } from "react";
import { Button } from "#app/components/ui/Button.tsx";
import { applicantIsland } from "./applicant-island.ts";
import { IslandDrawing } from "./IslandDrawing.tsx";
import { type SheetTexts, surveySheetFile } from "./survey-sheet-file.ts";

/**
 * The island of an applicant's name as a sheet of a survey, with the application's reference and date.
 * @param onSave gets the name and content of the SVG file to keep
 */
export default function SurveySheet({
  texts,
  save,
  onSave,
  children,
}: {
  texts: SheetTexts;
  /** Label of the button that saves the sheet. */
  save: string;
  onSave: (fileName: string, svg: string) => void;
  /** What happens next. */
  children?: ReactNode;
}) {
  const { reference, name, date, issuer, note } = texts;
  const drawing = useRef<SVGSVGElement>(null);
  const island = useMemo(() => applicantIsland(name), [name]);
  return (
    <div data-survey-sheet data-ground="basalt" className="mb-10 p-[clamp(1.25rem,4vw,3.5rem)]">
      <IslandDrawing
        ref={drawing}
        island={island}
        className="survey-drawing mx-auto max-h-[min(34rem,62svh)] w-full"
      />
      <div className="mt-8 grid gap-x-8 gap-y-6 border-t border-hairline-strong pt-6 lg:grid-cols-12 lg:items-end">
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
          <p dir="auto" className="font-bold text-h3 break-words">
            {name}
          </p>
          <p className="text-quiet">
            {date}
            <br />
            {issuer}
          </p>
          <Button
            variant="secondary"
            className="mt-6"
            onClick={() =>
              drawing.current && onSave(`${reference}.svg`, surveySheetFile(drawing.current, texts))
            }
          >
            {save}
          </Button>
        </div>
      </div>
      {children}
    </div>
  );
}
