import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { formatNumber } from "#app/components/ui/format-number.ts";

/**
 * How the shares of each kind of owner look on every page, charts of articles included (prose-figures.css). Parts that
 * belong to nobody have these looks in their order.
 */
const looks = {
  founders: "bg-primary",
  studio: "bg-text",
  pool: "bg-text opacity-40",
  investors: "border border-text",
};

type Holder = keyof typeof looks;

/** Parts of a whole as one bar, drawn to scale; their names and numbers stand below them, or on narrow screens in a list. */
export function PartsBar({
  caption,
  unit = "",
  parts,
  className,
  ...props
}: {
  /** Name of the whole. */
  caption?: string;
  /** Follows each number. */
  unit?: string;
  parts: { label: string; value: number; holder?: Holder | undefined }[];
} & ComponentProps<"div">) {
  const shown = parts.map((part, index) => ({
    ...part,
    look: cn(
      "[print-color-adjust:exact] forced-colors:bg-[CanvasText]",
      part.holder ? looks[part.holder] : Object.values(looks)[index % 4],
    ),
  }));
  return (
    <div {...props} className={className}>
      {caption && (
        <p className="mb-4 text-small">
          <ContentText text={caption} />
        </p>
      )}
      <div aria-hidden className="flex h-9 gap-x-0.5">
        {shown.map(({ label, value, look }) => (
          <i key={label} className={cn("w-0 grow-(--value)", look)} style={{ "--value": value }} />
        ))}
      </div>
      <ul className="mt-3 grid gap-x-0.5 gap-y-3 lg:flex lg:items-start">
        {shown.map(({ label, value, look }) => (
          <li
            key={label}
            className="flex items-baseline gap-x-3 lg:w-0 lg:min-w-0 lg:grow-(--value) lg:flex-col-reverse"
            style={{ "--value": value }}
          >
            <i aria-hidden className={cn("size-3 shrink-0 lg:hidden", look)} />
            <span className="grow text-small lg:[li:not(:last-child)>&]:pr-4">
              <ContentText text={label} />
            </span>
            <span className="font-bold lg:text-h3">
              {formatNumber(value)}
              {unit}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
