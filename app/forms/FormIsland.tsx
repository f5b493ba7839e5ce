import GrowingIsland from "#app/components/terrain/GrowingIsland.tsx";
import { islandPlace, SeaChart, type SeaChartSource } from "#app/components/terrain/SeaChart.tsx";
import type { FormDefinition } from "#contract/forms/form-definition.ts";
import { useFormProgress } from "./use-form-progress.ts";

export type FormIslandProps = {
  form: FormDefinition;
  /** Id of the form in the page. */
  formId: string;
  /** The field whose value the island is drawn from. */
  seedField: string;
  /** The sea it lies in. */
  chart: SeaChartSource;
};

/** The island of a value in a form, on a chart; a dotted line around its place until there is a value. Decoration. */
export default function FormIsland({ form, formId, seedField, chart }: FormIslandProps) {
  const { seed, completed, isComplete } = useFormProgress(form, formId, seedField);
  return (
    <SeaChart
      chart={chart}
      preserveAspectRatio="xMidYMid slice"
      className="aspect-2/1 w-full border border-hairline lg:aspect-4/3"
    >
      {seed !== "" && (
        <GrowingIsland {...islandPlace} name={seed} levels={completed} isComplete={isComplete} />
      )}
    </SeaChart>
  );
}
