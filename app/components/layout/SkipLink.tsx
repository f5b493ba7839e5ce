/** The first stop of the Tab key: a link past the top bar to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-0 left-0 z-60 -translate-y-full bg-ember px-5 py-3 font-bold text-basalt focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}
