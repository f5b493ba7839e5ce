import { type LiveChange, liveChangeSchema, liveHeartbeatMs, liveRoute } from "#contract/desk/live.ts";
import { hrefOf } from "./call.ts";

/** What happened to the connection, for every tab. `isRefused`: the server answered with an error. */
export type LiveMessage =
  | { type: "open" }
  | { type: "lost"; isRefused: boolean }
  | { type: "change"; change: LiveChange };

const retryDelayMs = 3000;

/** The lock of the tab that is connected, and the channel on which it tells the others. */
const sharedName = "desk-live";

/** Connects to the server's events, again and again. @returns a function that ends the connection */
function connect(tell: (message: LiveMessage) => void): () => void {
  let source: EventSource;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** A network that fails silently ends no connection. */
  function waitForEvent() {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => {
      tell({ type: "lost", isRefused: false });
      source.close();
      open();
    }, 2 * liveHeartbeatMs);
  }
  function open() {
    const opened = new EventSource(hrefOf(liveRoute, {}));
    source = opened;
    waitForEvent();
    opened.onopen = () => tell({ type: "open" });
    opened.addEventListener("alive", waitForEvent);
    opened.addEventListener("change", (event) => {
      waitForEvent();
      const change = liveChangeSchema.safeParse(JSON.parse(event.data));
      if (change.success) tell({ type: "change", change: change.data });
    });
    opened.onerror = () => {
      // The browser connects again by itself after a lost connection, but not after an error status.
      const isRefused = opened.readyState === EventSource.CLOSED;
      tell({ type: "lost", isRefused });
      if (!isRefused) return;
      clearTimeout(silenceTimer);
      retryTimer = setTimeout(open, retryDelayMs);
    };
  }
  open();
  return () => {
    source.close();
    clearTimeout(retryTimer);
    clearTimeout(silenceTimer);
  };
}

/**
 * Listens to live changes over one connection for all tabs, because a browser has only six to a server without HTTP/2:
 * one tab at a time holds a lock, connects and tells the others.
 * @returns a function that stops listening and leaves the connection to another tab
 */
export function listenToChanges(onMessage: (message: LiveMessage) => void): () => void {
  // Pages that came without TLS have no locks, unless from this machine: there each tab connects by itself.
  if (!("locks" in navigator)) return connect(onMessage);
  const channel = new BroadcastChannel(sharedName);
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => onMessage(data);
  const stop = new AbortController();
  const lead = () =>
    new Promise<void>((resolve) => {
      const disconnect = connect((message) => {
        onMessage(message);
        channel.postMessage(message);
      });
      stop.signal.addEventListener("abort", () => {
        disconnect();
        resolve();
      });
    });
  // Stopped while another tab has the lock, this rejects.
  navigator.locks.request(sharedName, { signal: stop.signal }, lead).catch(() => {});
  return () => {
    stop.abort();
    channel.close();
  };
}
