/**
 * Filters as the buttons of a form. With script, `onChoose` answers; without, choosing one opens
 * `path?name=id#name-id`, and the style sheet goes by the target (see controls.css).
 */
export function FilterBar({
  label,
  path,
  name,
  filters,
  current,
  onChoose,
}: {
  /** What is filtered by, for screen readers. */
  label: string;
  path: string;
  /** What the address calls it. */
  name: string;
  filters: { id: string; title: string }[];
  /** The chosen filter's id; null while nobody can tell, as in a prerendered page. */
  current: string | null;
  onChoose: (id: string) => void;
}) {
  return (
    <search aria-label={label}>
      <form className="flex flex-wrap gap-2">
        {filters.map(({ id, title }) => (
          <button
            key={id}
            id={`${name}-${id}`}
            type="submit"
            name={name}
            value={id}
            formAction={`${path}#${name}-${id}`}
            aria-pressed={current === null ? undefined : id === current}
            className="filter-button"
            onClick={(event) => {
              event.preventDefault();
              onChoose(id);
            }}
          >
            {title}
          </button>
        ))}
      </form>
    </search>
  );
}
