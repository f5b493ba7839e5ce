import ContourStamp from "#app/components/terrain/ContourStamp.tsx";
import { DashedCoast } from "#app/components/terrain/DashedCoast.tsx";
import { useFormProgress } from "./use-form-progress.ts";

/** The island of the name in the founder form, with its caption; a dashed coast until there is a name. Decoration. */
export default function FounderStamp({ formId, caption }: { formId: string; caption: string }) {
  const { name, completed, isComplete } = useFormProgress(formId);
  return (
    <figure className="flex h-full items-end gap-5 lg:flex-col lg:items-start lg:justify-end lg:gap-4">
      <div className="aspect-4/3 h-full lg:h-auto lg:w-[min(100%,20rem)]">
        {name === "" ? (
          <DashedCoast />
        ) : (
          <ContourStamp name={name} levels={completed} isComplete={isComplete} />
        )}
      </div>
      <figcaption className="text-label text-balance text-quiet">{caption}</figcaption>
    </figure>
  );
}
