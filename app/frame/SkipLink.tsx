/** First stop of the Tab key: past the top bar to the page's own content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-60 bg-ember px-5 py-3 font-semibold text-basalt focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
