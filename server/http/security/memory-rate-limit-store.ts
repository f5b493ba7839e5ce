import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** The oldest window ends early when more addresses than this are counted. */
const maxAddresses = 5_000;

/**
 * Counts requests in this process. The plugin's own store reads the clock: where that was ahead and is put right, its
 * windows would last until the time that the clock had shown.
 */
export class MemoryRateLimitStore implements FastifyRateLimitStore {
  /** By address, the window that began first at the start. */
  readonly #windows = new Map<string, { count: number; endsAtMs: number }>();

  incr(address: string, done: Parameters<FastifyRateLimitStore["incr"]>[1], windowMs: number) {
    // In whole milliseconds, so that the answer's seconds are not rounded up to one more.
    const nowMs = Math.floor(performance.now());
    let window = this.#windows.get(address);
    if (!window || window.endsAtMs <= nowMs) {
      window = { count: 0, endsAtMs: nowMs + windowMs };
      this.#windows.delete(address);
      this.#windows.set(address, window);
      const [oldest = ""] = this.#windows.keys();
      if (this.#windows.size > maxAddresses) this.#windows.delete(oldest);
    }
    window.count++;
    done(null, { current: window.count, ttl: window.endsAtMs - nowMs });
  }

  child() {
    return new MemoryRateLimitStore();
  }
}
