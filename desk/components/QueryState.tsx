import { errorText } from "../api/client.ts";
import { LoadingFailed } from "./Message.tsx";

type Props = {
  query: { data: unknown; error: unknown; refetch: () => unknown };
  /** Shown while it is loading, such as `Loading the mails …`. */
  loadingText: string;
};

/** Stands in the place of what is being loaded or could not be. Nothing once there is something to show. */
export function QueryState({ query: { data, error, refetch }, loadingText }: Props) {
  if (data !== undefined) return null;
  if (error) {
    return <LoadingFailed reason={errorText(error)} onRetry={() => void refetch()} />;
  }
  // Shown after a delay, so that it does not flash for what loads quickly.
  return (
    <p role="status" className="animate-appear-late py-10 text-quiet">
      {loadingText}
    </p>
  );
}
