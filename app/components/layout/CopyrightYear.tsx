/** The current year in Stockholm: that of the rendering, until page-script/copyright-year.ts has run. */
export function CopyrightYear({ buildYear }: { buildYear: string }) {
  return (
    <span data-copyright-year suppressHydrationWarning>
      {buildYear}
    </span>
  );
}
