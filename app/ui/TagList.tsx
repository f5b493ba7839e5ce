/** Short names in a line, with points between them. */
export function TagList({ tags, className = "" }: { tags: string[]; className?: string }) {
  return (
    <ul className={`tag-line text-label text-quiet ${className}`}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
