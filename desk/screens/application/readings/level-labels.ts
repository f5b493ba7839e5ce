import type { levels, recommendations } from "#contract/desk/readings.ts";

export const levelLabels: Record<(typeof levels)[number], string> = {
  weak: "Weak",
  fair: "Fair",
  good: "Good",
  strong: "Strong",
};

export const recommendationLabels: Record<(typeof recommendations)[number], string> = {
  no: "No",
  "rather no": "Rather no",
  "rather yes": "Rather yes",
  yes: "Yes",
};
