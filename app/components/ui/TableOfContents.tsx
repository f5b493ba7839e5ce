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
        {headings.map((title) => (
          <li key={title.id} className="border-b border-hairline">
            <a href={`#${title.id}`} className="block py-3 text-small hover:text-accent">
              {title.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
