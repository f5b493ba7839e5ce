import { splitMentions } from "./mention-text.ts";

/** A note as plain text with its line breaks; mentions as names in bold. Typed markup stays text. */
export function NoteText({ text, memberName }: { text: string; memberName: (id: string) => string }) {
  let offset = 0;
  const parts = splitMentions(text).map((part) => {
    offset += part.text.length;
    return { ...part, key: offset };
  });
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ text, memberId, key }) =>
        memberId ? (
          <strong key={key} className="font-bold text-accent">
            @{memberName(memberId)}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
  );
}
