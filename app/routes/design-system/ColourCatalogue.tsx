export type ColourPair = { name: string; value: string; ground: string; groundValue: string; ratio: number };

/** Each colour as large as its use deserves, on the grounds it stands on, with its contrast measured. */
export function ColourCatalogue({
  pairs,
  words,
}: {
  pairs: ColourPair[];
  words: { passes: string; large: string; fails: string };
}) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {pairs.map(({ name, value, ground, groundValue, ratio }) => (
        <li
          key={name + ground}
          className="reveal flex min-h-56 flex-col border border-hairline p-5"
          style={{ background: groundValue }}
        >
          {ratio >= 3 ? (
            <span className="display text-h2" style={{ color: value }}>
              Aa
            </span>
          ) : (
            <span className="size-14" style={{ background: value }} />
          )}
          <span className="mt-auto text-small" style={{ color: groundValue < "#8" ? "#f6f3ee" : "#0b0b0c" }}>
            <strong>{name}</strong>
            {` ${value.toUpperCase()} on ${ground}`}
            <br />
            {`${ratio.toFixed(1)}:1 ${ratio >= 4.5 ? words.passes : ratio >= 3 ? words.large : words.fails}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
