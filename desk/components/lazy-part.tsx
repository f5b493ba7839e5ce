import { type ComponentType, lazy, useEffect } from "react";
import { toastError } from "../api/toasts.ts";

type Closable = { onClose: () => void };

function NotLoaded({ onClose }: Closable) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes once.
  useEffect(() => {
    toastError("This could not be loaded", "Please reload the page once everything is saved.");
    onClose();
  }, []);
  return null;
}

/**
 * A part of a screen that is loaded when it is first shown. When that fails, it says so and closes, and the screen stays
 * as it is, with what waits for the connection. Browsers keep the failure until the page is loaded again.
 */
export const lazyPart = <Props extends Closable>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotLoaded) }));
