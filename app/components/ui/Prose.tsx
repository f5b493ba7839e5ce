import { Picture, type PictureSource } from "./Picture.tsx";

/** A text in two, before the section that begins nearest to its middle; whole where it has no sections. */
function halves(html: string): string[] {
  const starts = [...html.matchAll(/<h2/g)].map(({ index }) => index);
  const fromMiddle = (at: number) => Math.abs(at - html.length / 2);
  const [nearest] = starts.sort((a, b) => fromMiddle(a) - fromMiddle(b));
  return nearest ? [html.slice(0, nearest), html.slice(nearest)] : [html];
}

/** Running text made from Markdown at build time, in reading measure; a picture stands halfway where there is one. */
export function Prose({ html, picture }: { html: string; picture?: PictureSource }) {
  const [first = "", second] = picture ? halves(html) : [html];
  return (
    <div className="prose">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by the build; no visitor's text. */}
      <div dangerouslySetInnerHTML={{ __html: first }} />
      {picture && second && (
        <>
          <Picture picture={picture} sizes="(min-width: 80rem) 58rem, 100vw" className="prose-strip" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above. */}
          <div dangerouslySetInnerHTML={{ __html: second }} />
        </>
      )}
    </div>
  );
}
