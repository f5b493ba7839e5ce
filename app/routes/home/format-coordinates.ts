export type Coordinates = { latitude: number; longitude: number };

/** Degrees as `59.34° N, 18.06° E`. */
export const formatCoordinates = ({ latitude, longitude }: Coordinates) =>
  `${latitude.toFixed(2)}° N, ${longitude.toFixed(2)}° E`;
