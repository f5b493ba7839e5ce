import type { ComponentProps } from "react";

/** A drawing or photo in the sizes the layout may ask for. */
export type PictureSource = {
  src: string;
  width: number;
  height: number;
  /** Shown in its place until it has loaded. */
  color: string;
  /** The ground a drawing was made for. */
  ground: "basalt" | "paper" | "ember" | "photo";
  alt: string;
  /** `media` chooses another cut of the picture. */
  sources: { media?: string; type: string; srcSet: string }[];
};

/** A picture as wide as its box. `priority` is for the one picture of the first view; other props go to the `<img>`. */
export function Picture({
  picture,
  sizes,
  priority = false,
  style,
  ...props
}: { picture: PictureSource; sizes: string; priority?: boolean } & Omit<
  ComponentProps<"img">,
  "alt" | "src"
>) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img
        loading={priority ? undefined : "lazy"}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
        {...props}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        style={{ "--placeholder": picture.color, ...style }}
      />
    </picture>
  );
}
