import type { FadeStops, LandFade } from "#pictures/land/paint.ts";
import type { NamesArea } from "./marks.ts";

/** Where the spot is in the picture, as shares of it, where the land fades, and where names may stand. */
type Framing = { focus: [x: number, y: number]; fade: LandFade; names: NamesArea };

/** Under text below the land is dimmed, and it ends before its picture does, since a hero may be higher. */
export const dimmedBelow = (from: number, to: number): FadeStops => [
  [from, 1],
  [to, 0.5],
  [0.84, 0.5],
  [1, 0],
];

/** The framing follows the hero: where its text stands. */
export const framings = {
  /** Details stand below the heading. */
  default: {
    focus: [0.82, 0.2],
    fade: {
      across: [
        [0.43, 0],
        [0.78, 1],
      ],
      down: dimmedBelow(0.38, 0.56),
    },
    names: { left: 0.6, bottom: 0.42 },
  },
  /** The same, and the land fades on each side, so that no coast is cut, and ends above the details. */
  apart: {
    focus: [0.82, 0.2],
    fade: {
      across: [
        [0.48, 0],
        [0.76, 1],
        [0.92, 1],
        [1, 0],
      ],
      down: [
        [0, 0],
        [0.08, 1],
        [0.34, 1],
        [0.48, 0],
      ],
    },
    names: { left: 0.635, bottom: 0.42 },
  },
  /** Heading and details stand on the left. */
  half: {
    focus: [0.76, 0.3],
    fade: {
      across: [
        [0.4, 0],
        [0.8, 1],
      ],
      down: [
        [0.84, 1],
        [1, 0],
      ],
    },
    names: { left: 0.54, bottom: 0.6 },
  },
  /** Text stands on the right, low; the land ends above it. */
  short: {
    focus: [0.8, 0.1],
    fade: {
      across: [
        [0.4, 0],
        [0.7, 1],
      ],
      down: [
        [0.14, 1],
        [0.28, 0],
      ],
    },
    names: { left: 0.5, bottom: 0.2 },
  },
  /** A mountain stands beside a name, above the text. */
  peak: {
    focus: [0.81, 0.19],
    fade: {
      across: [
        [0.5, 0],
        [0.8, 1],
      ],
      down: [
        [0.2, 1],
        [0.38, 0],
      ],
    },
    names: { left: 0.6, bottom: 0.36 },
  },
} as const satisfies Record<string, Framing>;

export type LandFraming = keyof typeof framings;

export const phoneFraming: Framing = {
  focus: [0.5, 0.23],
  fade: {
    down: [
      [0.36, 1],
      [0.56, 0],
    ],
  },
  names: { left: 0, bottom: 0.42 },
};
