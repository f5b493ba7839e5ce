/**
 * A line that types one statement after the other (hero-script/type-statements.ts). Screen readers get all statements as
 * a list. Without scripts, with reduced motion and while motion is paused the text does not change. All statements share
 * one grid cell, so that the line keeps the height of the longest, and what is typed changes no other layout.
 */
export function TypedLine({ prefix, statements }: { prefix: string; statements: string[] }) {
  return (
    <div>
      <p className="sr-only">{prefix}</p>
      <ul data-statements className="sr-only">
        {statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      <div aria-hidden className="relative grid">
        {statements.map((statement) => (
          <p key={statement} className="invisible col-start-1 row-start-1">
            {prefix} {statement}
          </p>
        ))}
        <p data-typed-line className="absolute -inset-1 p-1 contain-strict print:[clip-path:none]!">
          <span className="text-quiet">{prefix}</span>{" "}
          <span data-typed className="font-medium">
            {statements[0]}
          </span>
        </p>
        <span
          data-cursor
          hidden
          className="absolute -top-1 -left-1 ml-[0.15em] h-[1lh] w-0.5 bg-ember print:hidden"
        />
      </div>
    </div>
  );
}
