import { Button } from "#app/components/ui/Button.tsx";

/** Says that a page could not be loaded, over the page that stays. */
export function FailedNavigation({
  labels,
  onRetry,
}: {
  labels: { text: string; retry: string };
  onRetry: () => void;
}) {
  return (
    <div
      role="alert"
      data-failed-navigation
      data-ground="basalt"
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-danger border-t-2 bg-ground px-5 py-4 text-text print:hidden"
    >
      <p className="max-w-text font-medium">{labels.text}</p>
      <Button size="sm" onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  );
}
