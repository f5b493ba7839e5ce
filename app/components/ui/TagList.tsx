/** Short names in a line, with points between them; their size is the caller's. */
export function TagList({ tags, className = "" }: { tags: string[]; className?: string }) {
  return (
    <ul className={`tag-line text-quiet ${className}`}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
