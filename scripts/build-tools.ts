/** Whether the packages that a build needs are installed; `npm prune --omit=dev --omit=optional` removes them. */
export function hasBuildTools(): boolean {
  try {
    import.meta.resolve("vite");
    return true;
  } catch {
    return false;
  }
}
