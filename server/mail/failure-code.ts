/** Code of a failure, for log and store: codes only, because mail servers often repeat addresses in their texts. */
export function failureCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(" ") || "unknown failure";
}
