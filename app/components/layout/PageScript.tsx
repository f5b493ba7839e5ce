import { useEffect } from "react";

/**
 * A small script of its own, bundled by scripts/build-assets.ts. While developing, its source is loaded instead, once
 * React has hydrated what it changes.
 */
export function PageScript({ src, load }: { src: string; load: () => Promise<unknown> }) {
  useEffect(() => {
    if (import.meta.env.DEV) void load();
  }, [load]);
  return import.meta.env.DEV ? null : <script defer src={src} />;
}
