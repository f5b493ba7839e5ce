/** Up to this many letters an accent stays on one line; more might not fit a narrow one. */
const shortAccent = 12;

/** Text in which the part between two asterisks stands in the accent colour: `Meets *Global Ambition*`. */
export function Accented({ text }: { text: string }) {
  const [before, accent, after] = text.split("*");
  return (
    <>
      {before}
      {accent && (
        <span className={`text-accent ${accent.length > shortAccent ? "" : "whitespace-nowrap"}`}>
          {accent}
        </span>
      )}
      {after}
    </>
  );
}
