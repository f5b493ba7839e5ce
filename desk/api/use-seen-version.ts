import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { applicationQuery } from "./application.ts";
import { isConflict } from "./client.ts";

/**
 * The version of an application that a form is about: that of its opening, so that no change of a colleague is
 * overwritten unseen.
 * @returns it, and what takes the error of a request: a conflict told what changed, so the next one is about that
 */
export function useSeenVersion({ reference, version }: InboxRow): [number, (error: Error) => void] {
  const queries = useQueryClient();
  const [seen, setSeen] = useState(version);
  const accept = (error: Error) => {
    if (!isConflict(error)) return;
    // Newer than the props of the component that sent the request.
    setSeen(queries.getQueryData(applicationQuery(reference).queryKey)?.application.version ?? version);
  };
  return [seen, accept];
}
