import { addressKey } from "./address-key.ts";

/** Counts what each client address has open at the moment. Addresses with nothing open take no memory. */
export class AddressCounter {
  readonly #counts = new Map<string, number>();
  readonly #max: number;

  /** @param max the most that one address may have open */
  constructor(max: number) {
    this.#max = max;
  }

  /** Counts one more. @returns a function to call once when it has ended; null when the address is at its limit */
  add(address: string): (() => void) | null {
    const key = addressKey(address);
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#max) return null;
    this.#counts.set(key, count + 1);
    return () => {
      const left = (this.#counts.get(key) ?? 0) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}
