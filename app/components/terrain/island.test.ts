import { expect, test } from "vitest";
import { applicantIsland } from "./applicant-island.ts";
import { island } from "./island.ts";

test("a seed always gives the same island, another seed another one", () => {
  expect(island("a", 640, 480, 12)).toEqual(island("a", 640, 480, 12));
  expect(island("a", 640, 480, 12).lines).not.toEqual(island("b", 640, 480, 12).lines);
});

test.each(["Åsa Öberg", "Runa Ek", "NVS-7Q2K9D", "/no/such/page"])("%s has every line, closed", (seed) => {
  const { lines, summit, width, height } = island(seed, 640, 480, 12);
  expect(lines).toHaveLength(12);
  // A line that reached the edge of the box would be cut open.
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^M\d+ \d+q/);
  expect(summit.x).toBeGreaterThan(0.1 * width);
  expect(summit.x).toBeLessThan(0.9 * width);
  expect(summit.y).toBeGreaterThan(0.1 * height);
  expect(summit.y).toBeLessThan(0.9 * height);
});

test("case and spaces around a name do not matter", () => {
  expect(applicantIsland(" åsa öberg ")).toEqual(applicantIsland("Åsa Öberg"));
});
