/** Text in which the part between two asterisks stands in the accent colour: `Meets *Global Ambition*`. */
export function Accented({ text }: { text: string }) {
  const [before, accent, after] = text.split("*");
  return (
    <>
      {before}
      {accent && <span className="text-accent">{accent}</span>}
      {after}
    </>
  );
}
