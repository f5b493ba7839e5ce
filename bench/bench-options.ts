export type BenchOptions = {
  /** Runs whose median counts. */
  runs: number;
  /** Paths of the pages to measure; every page when empty. */
  routes: string[];
  /** Another site measured in turns with this one: an address, or a folder that contains a built `dist`. */
  against?: string;
  /** How long the soak takes. */
  minutes: number;
};
