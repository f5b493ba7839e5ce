import { Button } from "#app/components/ui/Button.tsx";

/** Says that a page could not be loaded, over the page that stays. page-script/offline-notice.ts shows it. */
export function OfflineNotice({ text, retry }: { text: string; retry: string }) {
  return (
    <div
      role="alert"
      hidden
      suppressHydrationWarning
      data-offline-notice
      data-ground="basalt"
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-danger border-t-2 bg-ground px-5 py-4 text-text print:hidden"
    >
      <p className="max-w-text font-medium">{text}</p>
      <Button size="sm" className="shrink-0">
        {retry}
      </Button>
    </div>
  );
}
