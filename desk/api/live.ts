import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type LiveChange, liveChangeSchema } from "#contract/desk/live.ts";
import { apiUrl } from "./client.ts";

/** The notice of a lost connection waits this long, since most are back before. */
const noticeDelayMs = 2000;
const retryDelayMs = 3000;
/** A tab in the background gives up its connection, because a browser has only six to a server without HTTP/2. */
const hiddenDelayMs = 30_000;
/** Changes within this time, such as those of a bulk change, cause one request. */
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
 * Keeps what is shown up to date by server-sent events, while the tab is visible. Connects again after a loss and when
 * the tab is shown again, and then refetches everything.
 * @returns whether the connection has been lost for more than a moment
 */
export function useLiveChanges(): { isConnectionLost: boolean } {
  const queries = useQueryClient();
  const [isConnectionLost, setConnectionLost] = useState(false);
  useEffect(() => {
    const refetches = collectRefetches(queries);
    let source: EventSource | undefined;
    let wasConnected = false;
    let awayTimer: ReturnType<typeof setTimeout> | undefined;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

    function connect() {
      const opened = new EventSource(apiUrl("live"));
      source = opened;
      opened.onopen = () => {
        clearTimeout(awayTimer);
        awayTimer = undefined;
        setConnectionLost(false);
        // Also the first time: an application can arrive between the list's answer and this connection.
        for (const queryKey of wasConnected ? [[]] : [["inbox"], ["counts"]])
          void queries.invalidateQueries({ queryKey });
        wasConnected = true;
      };
      opened.addEventListener("change", (event) => {
        const change = liveChangeSchema.safeParse(JSON.parse(event.data));
        if (change.success) refetches.add(change.data);
      });
      opened.onerror = () => {
        awayTimer ??= setTimeout(() => setConnectionLost(true), noticeDelayMs);
        // The browser connects again by itself after a lost connection, but not after an error status.
        if (opened.readyState !== EventSource.CLOSED) return;
        void queries.invalidateQueries({ queryKey: ["me"] });
        retryTimer = setTimeout(connect, retryDelayMs);
      };
    }
    function disconnect() {
      source?.close();
      source = undefined;
      clearTimeout(awayTimer);
      awayTimer = undefined;
      clearTimeout(retryTimer);
    }
    function followVisibility() {
      clearTimeout(hiddenTimer);
      if (document.hidden) hiddenTimer = setTimeout(disconnect, hiddenDelayMs);
      else if (!source) connect();
    }
    connect();
    followVisibility();
    document.addEventListener("visibilitychange", followVisibility);
    return () => {
      document.removeEventListener("visibilitychange", followVisibility);
      clearTimeout(hiddenTimer);
      disconnect();
      refetches.stop();
    };
  }, [queries]);
  return { isConnectionLost };
}
