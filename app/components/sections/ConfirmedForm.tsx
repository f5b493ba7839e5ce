import { Button } from "#app/components/ui/Button.tsx";

/** A plain form that does something with an application, behind a heading that opens it, so that nobody does it by mistake. */
export function ConfirmedForm({
  action,
  code,
  labels: { button, confirm, yes },
}: {
  action: string;
  /** The secret code of the application. */
  code: string;
  labels: Record<"button" | "confirm" | "yes", string>;
}) {
  return (
    <details className="border-b border-hairline-strong">
      <summary className="flex min-h-11 cursor-pointer items-center py-4 font-medium hover:text-accent">
        {button}
      </summary>
      <form className="grid gap-6 pt-2 pb-8" method="post" action={action}>
        <input type="hidden" name="code" value={code} />
        <p className="max-w-text font-medium">{confirm}</p>
        <div>
          <Button type="submit" variant="secondary" className="max-sm:w-full">
            {yes}
          </Button>
        </div>
      </form>
    </details>
  );
}
