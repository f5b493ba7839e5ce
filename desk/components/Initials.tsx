import { cn } from "#app/components/ui/cn.ts";

/** The first letters of a name's first and last word, in capitals: `AB`. Empty for an empty name. */
function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@.]+/u)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("sv") ?? "").join("");
}

/** A member's initials in a circle; an empty, dashed one for nobody. The name stands beside it. */
export function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-6 shrink-0 place-items-center rounded-full border text-[0.625rem] font-bold",
        name ? "border-hairline bg-raised" : "border-dashed border-hairline-strong",
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
