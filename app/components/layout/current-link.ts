/** `aria-current` of a link: `page` on its own page, `true` on a page below it. */
export function ariaCurrent(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return path.startsWith(`${href}/`) ? "true" : undefined;
}
