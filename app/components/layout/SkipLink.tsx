/** The first stop of the Tab key: a link past the top bar to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-60 bg-ember font-bold text-basalt focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-3"
    >
      Skip to content
    </a>
  );
}
