import { cn } from "./cn.ts";
import { Picture, type PictureSource } from "./Picture.tsx";

/** Splits a text before the section that begins nearest to its middle. */
function splitInHalf(html: string): string[] {
  const starts = [...html.matchAll(/<h2/g)].map(({ index }) => index);
  const distanceFromMiddle = (index: number) => Math.abs(index - html.length / 2);
  const [nearest] = starts.sort((a, b) => distanceFromMiddle(a) - distanceFromMiddle(b));
  return nearest ? [html.slice(0, nearest), html.slice(nearest)] : [html];
}

/** Markdown rendered at build time (styles/prose.css); the picture stands halfway through the text. */
export function Prose({
  html,
  picture,
  className,
}: {
  html: string;
  picture?: PictureSource;
  className?: string;
}) {
  const [first = "", second] = picture ? splitInHalf(html) : [html];
  return (
    <div className={cn("prose", className)}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by the build; no visitor's text. */}
      <div dangerouslySetInnerHTML={{ __html: first }} />
      {picture && second && (
        <>
          <Picture picture={picture} sizes="(min-width: 80rem) 58rem, 100vw" className="prose-picture" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above. */}
          <div dangerouslySetInnerHTML={{ __html: second }} />
        </>
      )}
    </div>
  );
}
