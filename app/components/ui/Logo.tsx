/** The studio's mark, an N whose far bank is ember, and its name in the display voice. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-3 text-[1.0625rem] font-display [letter-spacing:-0.02em] whitespace-nowrap">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 flex-none">
        <path fill="currentColor" d="M2 22V2h4.6L16 14.6V2h1.6v20h-3.2L5.2 9.6V22z" />
        <path fill="var(--color-ember)" d="M17.6 2H22v20h-4.4z" />
      </svg>
      {name}
    </span>
  );
}
