import type { SitePublication } from "#contract/desk/site-publications.ts";
import { formatStockholmTime } from "#contract/format-time.ts";

const kinds = { publish: "Published", due: "Changed automatically", back: "Restored" };

/** What a publication was, and whose. One of which visitors see nothing at once says when they do. */
export function publicationTitle({
  kind,
  restores,
  author,
  appearsAt = null,
}: SitePublication & { appearsAt?: number | null }): string {
  const what =
    kind === "publish" && appearsAt !== null
      ? `Scheduled for ${formatStockholmTime(appearsAt)}`
      : `${kinds[kind]}${restores === null ? "" : ` to ${restores}`}`;
  return what + (author && ` by ${author}`);
}
