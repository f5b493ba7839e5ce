/**
 * Filters without script: the filter's button is the target of the address, and companies of other categories are
 * hidden. After hydration the buttons have `aria-pressed`, and these rules no longer apply.
 */
export function CategoryTargetStyle({ categories }: { categories: string[] }) {
  const rules = categories.map(
    (category) =>
      `section:has(#category-${category}:target:not([aria-pressed])) [data-category]:not([data-category="${category}"]){display:none}`,
  );
  return <style>{rules.join("\n")}</style>;
}
