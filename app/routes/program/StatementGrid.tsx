import { cn } from "#app/components/ui/cn.ts";

/** Statements in large type between rules: three side by side, or two where three would leave a gap. */
export function StatementGrid({ items }: { items: string[] }) {
  const inThrees = items.length % 3 === 0;
  return (
    <ul
      className={cn("grid border-t border-hairline-strong", inThrees ? "lg:grid-cols-3" : "md:grid-cols-2")}
    >
      {items.map((item, index) => (
        <li
          key={item}
          className={cn(
            "reveal border-b border-hairline py-8 md:py-10",
            inThrees
              ? "lg:pr-8 lg:not-first:border-l lg:not-first:pl-8"
              : "md:min-h-44 md:odd:border-r md:odd:pr-10 md:even:pl-10",
          )}
          style={{ "--reveal-index": index % (inThrees ? 3 : 2) }}
        >
          <p className="max-w-short text-statement leading-snug font-medium text-balance">{item}</p>
        </li>
      ))}
    </ul>
  );
}
