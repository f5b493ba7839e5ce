import { expect, test } from "vitest";
import { createParticles, moveParticle, particleSettings, scaleParticles } from "./particles.ts";

test("creates 150 particles of the specified size and speed", () => {
  const particles = createParticles(800, 600);
  expect(particles).toHaveLength(150);
  for (const particle of particles) {
    expect(particle.size).toBeLessThanOrEqual(2);
    expect(Math.abs(particle.dx)).toBeLessThanOrEqual(0.25);
    expect(Math.abs(particle.dy)).toBeLessThanOrEqual(0.25);
  }
});

test("scales positions when the canvas is resized", () => {
  const particles = [{ x: 200, y: 300, dx: 0, dy: 0, size: 1 }];
  scaleParticles(particles, 2, 0.5);
  expect(particles[0]).toMatchObject({ x: 400, y: 150 });
});

test("a particle bounces off the edge", () => {
  const particle = { x: 799.9, y: 10, dx: 0.2, dy: 0, size: 1 };
  moveParticle(particle, 800, 600, null);
  expect(particle.dx).toBe(-0.2);
});

test("the pointer attracts particles within 100 px only", () => {
  const far = { x: 0, y: 0, dx: 0, dy: 0, size: 1 };
  moveParticle(far, 800, 600, { x: 100, y: 0 });
  expect(far.dx).toBe(0);
  const near = { x: 10, y: 10, dx: 0, dy: 0, size: 1 };
  moveParticle(near, 800, 600, { x: 50, y: 10 });
  expect(near.dx).toBeGreaterThan(0);
});

test("a particle never exceeds the maximum speed", () => {
  const particle = { x: 400, y: 300, dx: 2, dy: 0, size: 1 };
  moveParticle(particle, 800, 600, { x: 450, y: 300 });
  expect(particle.dx).toBe(particleSettings.maxSpeed);
});
