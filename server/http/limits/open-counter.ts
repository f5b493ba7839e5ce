/** Counts what each client has open at the moment. Clients with nothing open take no memory. */
export class OpenCounter {
  readonly #counts = new Map<string, number>();
  readonly #max: number;

  /** @param max the most that one client may have open */
  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Counts one more.
   * @param key of the client, such as `addressKey` of its address
   * @returns a function to call when it has ended, once or more often; null when the client is at its limit
   */
  add(key: string): (() => void) | null {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#max) return null;
    this.#counts.set(key, count + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#counts.get(key) ?? 0) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}
