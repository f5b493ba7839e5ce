import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type LiveChange, liveChangeSchema } from "#contract/desk/live.ts";
import { apiUrl } from "./client.ts";

/** The notice of a lost connection waits this long, since most are back before. */
const noticeDelayMs = 2000;
const retryDelayMs = 3000;
/** Several changes at once, as of a bulk change, cause one request. */
const collectMs = 150;

/** The keys of the queries that a change makes out of date; an empty key is that of all queries. */
function staleKeys({ kind, reference }: LiveChange): string[][] {
  const application = reference ? [["application", reference]] : [];
  switch (kind) {
    case "all":
      return [[]];
    case "members":
      return [["members"], ["me"]];
    case "mails":
      return [["mails"], ["counts"], ...application];
    case "application":
      return [["inbox"], ["counts"], ["quarantine"], ["person"], ["mails"], ...application];
  }
}

/** Refetches what changes made out of date, once for those of a moment and not while an own change is under way. */
function collectRefetches(queries: QueryClient) {
  const stale = new Map<string, string[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function refetch() {
    timer = undefined;
    if (queries.isMutating({ mutationKey: ["change-applications"] }) > 0) return schedule();
    for (const queryKey of stale.values()) void queries.invalidateQueries({ queryKey });
    stale.clear();
  }
  function schedule() {
    timer ??= setTimeout(refetch, collectMs);
  }
  return {
    add(change: LiveChange) {
      for (const key of staleKeys(change)) stale.set(key.join(), key);
      schedule();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Keeps what is shown up to date by server-sent events, connects again after a loss and then refetches everything.
 * @returns whether the connection has been lost for more than a moment
 */
export function useLiveChanges(): { isAway: boolean } {
  const queries = useQueryClient();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const refetches = collectRefetches(queries);
    let source: EventSource;
    let wasConnected = false;
    let awayTimer: ReturnType<typeof setTimeout> | undefined;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;

    function connect() {
      source = new EventSource(apiUrl("live"));
      source.onopen = () => {
        clearTimeout(awayTimer);
        awayTimer = undefined;
        setAway(false);
        if (wasConnected) void queries.invalidateQueries();
        wasConnected = true;
      };
      source.addEventListener("change", (event) => {
        const change = liveChangeSchema.safeParse(JSON.parse(event.data));
        if (change.success) refetches.add(change.data);
      });
      source.onerror = () => {
        awayTimer ??= setTimeout(() => setAway(true), noticeDelayMs);
        // The browser connects again by itself after a lost connection, but not after an error status.
        if (source.readyState !== EventSource.CLOSED) return;
        void queries.invalidateQueries({ queryKey: ["me"] });
        retryTimer = setTimeout(connect, retryDelayMs);
      };
    }
    connect();
    return () => {
      source.close();
      refetches.stop();
      clearTimeout(awayTimer);
      clearTimeout(retryTimer);
    };
  }, [queries]);
  return { isAway };
}
