/** Links to the headings of a long text; stays in view on wide screens. */
export function TableOfContents({
  title,
  headings,
}: {
  title: string;
  headings: { id: string; text: string }[];
}) {
  return (
    <nav aria-label={title} className="lg:sticky lg:top-[calc(var(--bar)+2.5rem)]">
      <p className="mb-3 text-label text-quiet">{title}</p>
      <ol className="contents-list border-t border-hairline-strong">
        {headings.map((heading) => (
          <li key={heading.id} className="border-b border-hairline">
            <a href={`#${heading.id}`} className="block py-3 text-small hover:text-accent">
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
