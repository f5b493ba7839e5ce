import { brandColors } from "#brand/colors.ts";

/** Colors of a person's picture: ground, lines of the plain, the letters' land, and the lines on it. */
export type PersonPalette = { ground: string; line: string; land: string; peak: string };

const { basalt, basaltRaised, paper, paperRaised, ash, ember, emberInk } = brandColors;

/** One palette per person, in the order of the team. Dark and bright grounds alternate in rows of three and of five. */
export const personPalettes = [
  { ground: basalt, line: paper, land: ember, peak: basalt },
  { ground: ember, line: basalt, land: basalt, peak: ember },
  { ground: paperRaised, line: basalt, land: ember, peak: basalt },
  { ground: basalt, line: ember, land: paper, peak: emberInk },
  { ground: ash, line: basalt, land: basalt, peak: ember },
  { ground: emberInk, line: paper, land: basalt, peak: paper },
  { ground: paperRaised, line: emberInk, land: basalt, peak: ember },
  { ground: basaltRaised, line: ash, land: ash, peak: basalt },
  { ground: ember, line: basalt, land: paper, peak: emberInk },
] as const satisfies PersonPalette[];

/** The palette of the person at an index. */
export function personPalette(index: number): PersonPalette {
  return personPalettes[index % personPalettes.length] ?? personPalettes[0];
}
