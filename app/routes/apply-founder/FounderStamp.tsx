import { lazy, Suspense } from "react";
import { useFormProgress } from "./use-form-progress.ts";

const ContourStamp = lazy(() => import("#app/components/terrain/ContourStamp.tsx"));

/** The island of the name in the founder form; a caption until there is one. Decoration. */
export default function FounderStamp({ formId, caption }: { formId: string; caption: string }) {
  const { name, completed, isComplete } = useFormProgress(formId);
  if (name === "") {
    return <p className="max-w-36 text-right text-label text-balance text-quiet">{caption}</p>;
  }
  return (
    <Suspense>
      <ContourStamp name={name} levels={completed} isComplete={isComplete} />
    </Suspense>
  );
}
