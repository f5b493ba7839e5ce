import { DashedCoast } from "#app/components/terrain/DashedCoast.tsx";
import GrowingIsland from "#app/components/terrain/GrowingIsland.tsx";
import type { FormDefinition } from "#contract/forms/form-definition.ts";
import { useFormProgress } from "./use-form-progress.ts";

export type FormIslandProps = {
  form: FormDefinition;
  /** Id of the form in the page. */
  formId: string;
  /** The field whose value the island is drawn from. */
  seedField: string;
  caption: string;
};

/** The island of a value in a form, with its caption; a dashed coast until there is a value. Decoration. */
export default function FormIsland({ form, formId, seedField, caption }: FormIslandProps) {
  const { seed, completed, isComplete } = useFormProgress(form, formId, seedField);
  return (
    <figure className="flex h-full items-end gap-5 lg:flex-col lg:items-start lg:justify-end lg:gap-8">
      <div className="aspect-4/3 h-full min-w-0 lg:h-auto lg:-ml-4 lg:w-[min(100%,24rem)]">
        {seed === "" ? (
          <DashedCoast />
        ) : (
          <GrowingIsland name={seed} levels={completed} isComplete={isComplete} />
        )}
      </div>
      <figcaption className="text-label text-balance text-quiet">{caption}</figcaption>
    </figure>
  );
}
