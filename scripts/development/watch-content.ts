import { type ContentMistake, findContentMistakes } from "./content-mistakes.ts";

/** Saving several files at once counts as one change. */
const changeDelayMs = 200;

export type WatchedContent = {
  /** The mistakes of the content as it is now, checked once after each change. */
  mistakes: () => Promise<ContentMistake[]>;
  /** To be called when a content file has changed. @param reload called once when no more changes follow */
  changed: (reload: () => void) => void;
};

/** @param onValid called with each version of the content that has no mistakes, before pages show it */
export function watchContent(onValid: () => Promise<void>): WatchedContent {
  let checked: Promise<ContentMistake[]> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function check() {
    const mistakes = await findContentMistakes();
    if (mistakes.length === 0) await onValid();
    return mistakes;
  }
  function mistakes() {
    checked ??= check();
    return checked;
  }
  return {
    mistakes,
    changed(reload) {
      checked = undefined;
      clearTimeout(timer);
      timer = setTimeout(() => {
        reload();
        mistakes().catch((error) => console.error(error));
      }, changeDelayMs);
    },
  };
}
