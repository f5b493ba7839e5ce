/** Short names, one beside the other: in ruled boxes, or as `plain` text with points between them. */
export function TagList({
  tags,
  plain = false,
  className = "",
}: {
  tags: string[];
  plain?: boolean;
  className?: string;
}) {
  return (
    <ul className={`${plain ? "tag-line text-label text-quiet" : "flex flex-wrap gap-2"} ${className}`}>
      {tags.map((tag) => (
        <li key={tag} className={plain ? undefined : "tag"}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
