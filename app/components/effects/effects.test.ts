import { expect, test } from "vitest";
import { constants, move, scatter, spread } from "./particles.ts";
import { start, step } from "./typewriter.ts";

test("the typewriter types at 50 ms, waits 2000 ms, removes at 30 ms and goes on, round and round", () => {
  let state = start;
  const seen: [string, number][] = [];
  const statements = ["ab", "c"];
  for (let index = 0; index < 10; index++) {
    const { after, ...next } = step(state, statements);
    state = next;
    seen.push([(statements[state.statement] ?? "").slice(0, state.length), after]);
  }
  expect(seen).toEqual([
    ["a", 50],
    ["ab", 50],
    ["ab", 2000],
    ["a", 30],
    ["", 30],
    ["", 50],
    ["c", 50],
    ["c", 2000],
    ["", 30],
    ["", 50],
  ]);
});

test("particles spread over a view that has grown", () => {
  const particles = [{ x: 200, y: 300, dx: 0, dy: 0, size: 1 }];
  spread(particles, 2, 0.5);
  expect(particles[0]).toMatchObject({ x: 400, y: 150 });
});

test("there are 150 particles of the specified size and speed", () => {
  const particles = scatter(800, 600);
  expect(particles).toHaveLength(150);
  for (const particle of particles) {
    expect(particle.size).toBeLessThanOrEqual(2);
    expect(Math.abs(particle.dx)).toBeLessThanOrEqual(0.25);
    expect(Math.abs(particle.dy)).toBeLessThanOrEqual(0.25);
  }
});

test("particles bounce off edges, feel the pointer within 100 px, and never exceed the speed limit", () => {
  const bouncing = { x: 799.9, y: 10, dx: 0.2, dy: 0, size: 1 };
  move(bouncing, 800, 600, null);
  expect(bouncing.dx).toBe(-0.2);
  const far = { x: 0, y: 0, dx: 0, dy: 0, size: 1 };
  move(far, 800, 600, { x: 100, y: 0 });
  expect(far.dx).toBe(0);
  const near = { x: 10, y: 10, dx: 0, dy: 0, size: 1 };
  move(near, 800, 600, { x: 50, y: 10 });
  expect(near.dx).toBeGreaterThan(0);
  const fast = { x: 400, y: 300, dx: 2, dy: 0, size: 1 };
  move(fast, 800, 600, { x: 450, y: 300 });
  expect(fast.dx).toBe(constants.maxSpeed);
});
