import { cn } from "#app/components/ui/cn.ts";

type Props = { text: string; when: "Before" | "Now" | "After"; className?: string };

/** A text as it was or as it is now. Nothing without one. */
export function ChangedText({ text, when, className }: Props) {
  if (text === "") return null;
  const Element = when === "Before" ? "del" : "ins";
  return (
    <p className={cn("wrap-anywhere", className)}>
      <span className="sr-only">{when}: </span>
      <Element className={when === "Before" ? "text-quiet line-through" : "no-underline"}>{text}</Element>
    </p>
  );
}
