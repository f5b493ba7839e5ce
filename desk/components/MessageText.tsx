import { splitQuotes } from "#contract/desk/quoted-text.ts";

/** The text of a mail, never as HTML. What it quotes of earlier mails is folded. */
export function MessageText({ text }: { text: string }) {
  let offset = 0;
  const parts = splitQuotes(text).map((part) => {
    offset += part.text.length;
    return { ...part, key: offset };
  });
  if (parts.length === 0) return <p className="text-quiet">No text.</p>;
  return (
    <div className="flex flex-col gap-1">
      {parts.map(({ text, isQuoted, key }) =>
        isQuoted ? (
          <details key={key}>
            <summary className="flex min-h-control cursor-pointer items-center text-fine text-quiet hover:text-accent pointer-coarse:min-h-touch">
              Quoted text
            </summary>
            <p
              dir="auto"
              className="border-l border-hairline-strong pl-3 wrap-anywhere whitespace-pre-wrap text-quiet"
            >
              {text}
            </p>
          </details>
        ) : (
          <p key={key} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        ),
      )}
    </div>
  );
}
