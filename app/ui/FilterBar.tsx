/**
 * Filters as links: the chosen one is the current page, so back and bookmarks work. It takes script to choose, so
 * without it everything shows and nothing is offered (see controls.css).
 */
export function FilterBar({
  label,
  filters,
  current,
  onChoose,
}: {
  label: string;
  filters: { id: string; title: string; to: string }[];
  current: string;
  onChoose?: (id: string, event: MouseEvent) => void;
}) {
  return (
    <nav aria-label={label} className="filter-bar">
      <ul className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <li key={filter.id}>
            <a
              href={filter.to}
              aria-current={filter.id === current ? "true" : undefined}
              className="filter"
              onClick={(event) => onChoose?.(filter.id, event.nativeEvent)}
            >
              {filter.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
