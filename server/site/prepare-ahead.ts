import { hourMs } from "#contract/durations.ts";

/** How long before a change by time its site is rendered. */
const prepareBeforeMs = hourMs;

/** Longest time that a timer can wait. */
const maxDelayMs = 2 ** 31 - 1;

type Options = {
  /** Renders the site of a time. */
  render: (timeMs: number, signal: AbortSignal) => Promise<unknown>;
  /** Called at the time of the change. */
  onDue: () => void;
  onError: (error: unknown) => void;
};

/** Renders what becomes visible next, an hour before, so that the switch takes no time. */
export function prepareAhead({ render, onDue, onError }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let preparing: Promise<void> | undefined;
  let stopping = new AbortController();

  async function prepare(changeMs: number, signal: AbortSignal): Promise<void> {
    const nowMs = Date.now();
    if (changeMs - prepareBeforeMs > nowMs) {
      const delayMs = Math.min(changeMs - prepareBeforeMs - nowMs, maxDelayMs);
      timer = setTimeout(start, delayMs, changeMs);
      return;
    }
    timer = setTimeout(onDue, changeMs - nowMs);
    try {
      await render(changeMs, signal);
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
  }

  /** Ends what is no longer needed. */
  function abort() {
    clearTimeout(timer);
    stopping.abort();
  }

  /** Prepares for a time, if there is one, in place of what was to be prepared before. */
  function start(changeMs: number | undefined) {
    abort();
    stopping = new AbortController();
    if (changeMs !== undefined) preparing = prepare(changeMs, stopping.signal);
  }

  return {
    start,
    abort,
    async stop() {
      abort();
      await preparing;
    },
  };
}
