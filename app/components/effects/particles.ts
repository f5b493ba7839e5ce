/** Values of the specification: lengths in CSS pixels, speeds in pixels per frame. */
export const particleSettings = {
  count: 150,
  maxSize: 2,
  startSpeed: 0.25,
  attractionRadius: 100,
  maxSpeed: 2,
  color: "rgb(255 61 34 / 0.3)",
} as const;

// Acceleration towards the pointer; small enough that particles pass it instead of sticking to it.
const attraction = 0.02;

export type Particle = { x: number; y: number; dx: number; dy: number; size: number };
export type Point = { x: number; y: number };

/** Creates particles at random positions with random slow speeds. */
export function createParticles(width: number, height: number, random = Math.random): Particle[] {
  return Array.from({ length: particleSettings.count }, () => ({
    x: random() * width,
    y: random() * height,
    dx: (random() * 2 - 1) * particleSettings.startSpeed,
    dy: (random() * 2 - 1) * particleSettings.startSpeed,
    size: random() * particleSettings.maxSize,
  }));
}

/** Adapts positions to a resized canvas, in place. */
export function scaleParticles(particles: Particle[], scaleX: number, scaleY: number) {
  for (const particle of particles) {
    particle.x *= scaleX;
    particle.y *= scaleY;
  }
}

function limitSpeed(speed: number) {
  return Math.max(-particleSettings.maxSpeed, Math.min(particleSettings.maxSpeed, speed));
}

/** Moves a particle by one frame, in place: attracted by a near pointer, limited in speed, bouncing off the edges. */
export function moveParticle(particle: Particle, width: number, height: number, pointer: Point | null) {
  if (pointer) {
    const x = pointer.x - particle.x;
    const y = pointer.y - particle.y;
    const distance = Math.hypot(x, y);
    if (distance > 0 && distance < particleSettings.attractionRadius) {
      const force = (1 - distance / particleSettings.attractionRadius) * attraction;
      particle.dx = limitSpeed(particle.dx + (x / distance) * force);
      particle.dy = limitSpeed(particle.dy + (y / distance) * force);
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

/** Draws all particles as one path, with one fill per frame instead of 150. */
export function drawParticles(
  context: CanvasRenderingContext2D,
  particles: Particle[],
  width: number,
  height: number,
) {
  context.clearRect(0, 0, width, height);
  context.fillStyle = particleSettings.color;
  context.beginPath();
  for (const { x, y, size } of particles) {
    context.moveTo(x + size * 2, y);
    context.arc(x, y, size * 2, 0, Math.PI * 2);
  }
  context.fill();
}
