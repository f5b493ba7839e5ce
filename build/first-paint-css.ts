import postcss, { type Root } from "postcss";

/** What nobody sees at the first paint: paper, what only a visitor's acts bring about, and how it comes about. */
function removeLaterStates(root: Root) {
  root.walkAtRules("media", (media) => {
    if (media.params.startsWith("print") || media.params.includes("hover")) media.remove();
  });
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(
      (selector) => !/:(hover|active|:selection|target-current)/.test(selector),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkDecls(/^(transition|cursor$|scroll-target-group)/, (declaration) => {
    declaration.remove();
  });
}

/** Custom properties that neither a kept rule nor the page itself reads; what only those read goes with them. */
function removeUnreadProperties(root: Root, html: string) {
  for (let removed = true; removed; ) {
    removed = false;
    const read = new Set([...`${root}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const remove = (node: { remove: () => unknown }, name: string) => {
      if (read.has(name)) return;
      node.remove();
      removed = true;
    };
    root.walkDecls(/^--/, (declaration) => remove(declaration, declaration.prop));
    root.walkAtRules("property", (property) => remove(property, property.params));
  }
}

/**
 * Thins the rules a page uses to those of its first paint; all others follow with the whole stylesheet.
 * @param html the page, for custom properties its style attributes read
 */
export function firstPaintCss(css: string, html: string): string {
  const root = postcss.parse(css);
  removeLaterStates(root);
  // Tailwind's initial values for browsers without @property: they get them with the whole stylesheet.
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties") layer.remove();
  });
  removeUnreadProperties(root, html);
  root.walk((node) => {
    if ("nodes" in node && node.nodes?.length === 0) node.remove();
  });
  return root.toString();
}
