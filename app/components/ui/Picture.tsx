/** A drawing or photo in the sizes the layout may ask for. `color` stands in while it loads. */
export type PictureSource = {
  src: string;
  width: number;
  height: number;
  color: string;
  /** What a drawing lies on. */
  ground: "basalt" | "paper" | "ember" | "photo";
  alt: string;
  sources: { type: string; srcSet: string }[];
};

/** Shows a picture at the width of its box. `priority` is for the one picture that makes the first view. */
export function Picture({
  picture,
  sizes,
  priority = false,
  className = "",
}: {
  picture: PictureSource;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={priority ? undefined : "lazy"}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
        className={`picture ${className}`}
        style={{ backgroundColor: picture.color }}
      />
    </picture>
  );
}
