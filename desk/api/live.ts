import { onlineManager, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { LiveChange } from "#contract/desk/live.ts";
import { type LiveMessage, listenToChanges } from "./live-connection.ts";
import { refetch, staleKeys } from "./refetch.ts";
import { tellMember } from "./tell-member.ts";

/** The notice of a lost connection waits this long, since most are back before. */
const noticeDelayMs = 2000;
/** A tab in the background stops listening: a browser may stop it at any time, also when it is connected for others. */
const hiddenDelayMs = 30_000;
/** Changes within this time, such as those of a bulk change, cause one request. */
const collectMs = 150;

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
 * @returns whether the connection has been lost for more than a moment, or the browser says that it is offline
 */
export function useLiveChanges(): { isConnectionLost: boolean } {
  const queries = useQueryClient();
  const [isConnectionLost, setConnectionLost] = useState(false);
  // An idle connection notices nothing.
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
  useEffect(() => {
    const refetches = collectRefetches(queries);
    let stopListening: (() => void) | undefined;
    let wasConnected = false;
    let awayTimer: ReturnType<typeof setTimeout> | undefined;
    let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

    function clearAwayTimer() {
      clearTimeout(awayTimer);
      awayTimer = undefined;
    }
    function receive(message: LiveMessage) {
      switch (message.type) {
        case "open":
          clearAwayTimer();
          setConnectionLost(false);
          // Also the first time: something can change between a list's answer and this connection.
          for (const kind of wasConnected ? (["all"] as const) : (["application", "site"] as const))
            void refetch(queries, { kind });
          wasConnected = true;
          break;
        case "lost":
          awayTimer ??= setTimeout(() => setConnectionLost(true), noticeDelayMs);
          if (message.isRefused) void refetch(queries, { kind: "members" });
          break;
        case "change":
          refetches.add(message.change);
          tellMember(queries, message.change);
      }
    }
    function stop() {
      stopListening?.();
      stopListening = undefined;
      clearAwayTimer();
      // Nothing says so when another tab has connected again meanwhile.
      setConnectionLost(false);
    }
    function followVisibility() {
      clearTimeout(hiddenTimer);
      if (document.hidden) hiddenTimer = setTimeout(stop, hiddenDelayMs);
      else if (!stopListening) {
        stopListening = listenToChanges(receive);
        // Another tab may be connected already.
        void refetch(queries, { kind: "all" });
      }
    }
    stopListening = listenToChanges(receive);
    followVisibility();
    document.addEventListener("visibilitychange", followVisibility);
    return () => {
      document.removeEventListener("visibilitychange", followVisibility);
      clearTimeout(hiddenTimer);
      stop();
      refetches.stop();
    };
  }, [queries]);
  return { isConnectionLost: isConnectionLost || !isOnline };
}
