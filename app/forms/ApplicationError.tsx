import { Banner } from "#app/components/ui/Banner.tsx";

/** Why a form was refused. It is in the page from the start, hidden, for the page's script. */
export function ApplicationError({ message = "" }: { message?: string }) {
  const isShown = message !== "";
  return (
    // biome-ignore lint/a11y/noAutofocus: it answers what the visitor has just sent.
    <div role="alert" tabIndex={-1} autoFocus={isShown} data-form-banner hidden={!isShown}>
      <Banner variant="error">{message}</Banner>
    </div>
  );
}
