import type { levels } from "#contract/desk/readings.ts";

export const levelLabels: Record<(typeof levels)[number], string> = {
  weak: "Weak",
  fair: "Fair",
  good: "Good",
  strong: "Strong",
};
