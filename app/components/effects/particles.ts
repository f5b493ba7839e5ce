/** The constants of the specification; lengths in CSS pixels, speeds in pixels a frame. */
export const constants = {
  count: 150,
  maxSize: 2,
  startSpeed: 0.25,
  attractionRadius: 100,
  maxSpeed: 2,
  colour: "rgb(255 61 34 / 0.3)",
} as const;

// How strongly the pointer pulls at arm's length; chosen so that a particle passes it rather than sticks.
const pull = 0.02;

export type Particle = { x: number; y: number; dx: number; dy: number; size: number };
export type Point = { x: number; y: number };

/** Particles spread evenly at random, each drifting slowly its own way. */
export function scatter(width: number, height: number, random = Math.random): Particle[] {
  return Array.from({ length: constants.count }, () => ({
    x: random() * width,
    y: random() * height,
    dx: (random() * 2 - 1) * constants.startSpeed,
    dy: (random() * 2 - 1) * constants.startSpeed,
    size: random() * constants.maxSize,
  }));
}

/** Spreads particles over a view that has become so many times as wide and as high, in place. */
export function spread(particles: Particle[], wider: number, higher: number) {
  for (const particle of particles) {
    particle.x *= wider;
    particle.y *= higher;
  }
}

function limit(speed: number) {
  return Math.max(-constants.maxSpeed, Math.min(constants.maxSpeed, speed));
}

/** Moves one particle by one frame, in place: drawn to a near pointer, never too fast, bouncing off the edges. */
export function move(particle: Particle, width: number, height: number, pointer: Point | null) {
  if (pointer) {
    const x = pointer.x - particle.x;
    const y = pointer.y - particle.y;
    const distance = Math.hypot(x, y);
    if (distance > 0 && distance < constants.attractionRadius) {
      const force = (1 - distance / constants.attractionRadius) * pull;
      particle.dx = limit(particle.dx + (x / distance) * force);
      particle.dy = limit(particle.dy + (y / distance) * force);
    }
  }
  particle.x += particle.dx;
  particle.y += particle.dy;
  if (particle.x < 0 || particle.x > width) {
    particle.dx = -particle.dx;
    particle.x = Math.max(0, Math.min(width, particle.x));
  }
  if (particle.y < 0 || particle.y > height) {
    particle.dy = -particle.dy;
    particle.y = Math.max(0, Math.min(height, particle.y));
  }
}

/** Draws all particles as one path: one fill a frame instead of 150. */
export function draw(
  context: CanvasRenderingContext2D,
  particles: Particle[],
  width: number,
  height: number,
) {
  context.clearRect(0, 0, width, height);
  context.fillStyle = constants.colour;
  context.beginPath();
  for (const { x, y, size } of particles) {
    context.moveTo(x + size * 2, y);
    context.arc(x, y, size * 2, 0, Math.PI * 2);
  }
  context.fill();
}
