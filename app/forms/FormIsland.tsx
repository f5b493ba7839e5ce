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
};

/** The island of a value in a form; a dashed coast until there is a value. Decoration. */
export default function FormIsland({ form, formId, seedField }: FormIslandProps) {
  const { seed, completed, isComplete } = useFormProgress(form, formId, seedField);
  return (
    <div className="flex h-full items-end">
      <div className="aspect-4/3 h-full min-w-0 lg:h-auto lg:-ml-4 lg:w-[min(100%,24rem)]">
        {seed === "" ? (
          <DashedCoast />
        ) : (
          <GrowingIsland name={seed} levels={completed} isComplete={isComplete} />
        )}
      </div>
    </div>
  );
}
