/** `2026-11-22 12:15` in UTC. @param iso ISO 8601 in UTC */
export const formatMinute = (iso: string) => iso.slice(0, 16).replace("T", " ");
