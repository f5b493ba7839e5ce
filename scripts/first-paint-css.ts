import postcss, { type Declaration, type Root } from "postcss";

/** States that a visitor brings about: the first sign of one turns on the whole stylesheet (late-styles.ts). */
const laterState = /:(hover|active|focus|:selection)|\[open\]/;

/** What only matters between two states, or for a pointer. */
const laterProperty =
  /^(transition|cursor$|overscroll-behavior|contain-intrinsic|interpolate-size|-webkit-tap-)/;

/** Tailwind sets these to what they are, unless a theme says otherwise; ours does not. */
export const initialValue = /^font-(feature|variation)-settings$/;

/** A rule without the selectors nobody needs; without any, it goes. */
function removeSelectors(root: Root, isNeedless: (selector: string) => boolean) {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isNeedless(selector));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
}

/** What nobody sees at the first paint: paper, what only a visitor's acts bring about, and how it comes about. */
function removeLaterStates(root: Root) {
  root.walkAtRules("media", (media) => {
    if (media.params.startsWith("print") || media.params.includes("hover")) media.remove();
  });
  root.walkAtRules("view-transition", (rule) => {
    rule.remove();
  });
  removeSelectors(root, (selector) => laterState.test(selector));
  root.walkDecls(laterProperty, (declaration) => {
    declaration.remove();
  });
}

/** A custom property with what stands in where it is not set. */
const withFallback = /var\((--[\w-]+),[^()]*\)/g;

/** What says nothing: initial values, a property said again or with a prefix beside it, stand-ins never needed. */
function removeRepetitions(root: Root) {
  const set = new Set<string>();
  root.walkRules(":root", (rule) => {
    rule.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(withFallback, (whole, name) =>
      set.has(name) ? `var(${name})` : whole,
    );
  });
  root.walkDecls(initialValue, (declaration) => {
    declaration.remove();
  });
  root.walkRules((rule) => {
    const said = new Map<string, Declaration>();
    rule.walkDecls((declaration) => {
      said.get(declaration.prop)?.remove();
      said.set(declaration.prop, declaration);
    });
    for (const [prop, declaration] of said) {
      const [, plain] = /^-(?:webkit|moz)-(.+)/.exec(prop) ?? [];
      if (plain && said.has(plain)) declaration.remove();
    }
  });
}

/** Tailwind asks before each mixed colour, which browsers it works in have known for long. */
function mixAtOnce(root: Root) {
  root.walkAtRules("supports", (question) => {
    if (question.params.includes("color-mix(in lab")) question.replaceWith(question.nodes ?? []);
  });
}

/** A state that the application gives a part as it takes the page over, without any sign of a visitor. */
export const givenState = /\[aria-pressed=/;

/** A part that a rule asks for in `:has(.part)`; Beasties takes it for one that every page has. */
const partWithin = /:has\([^()]*?\.([\w-]+)/;

/** A part in a given state, likewise. */
const partInState = /\.([\w-]+)\[aria-pressed=/;

/** Rules for parts that the page does not have. */
function removeAbsentParts(root: Root, html: string) {
  removeSelectors(root, (selector) => {
    const part = partWithin.exec(selector)?.[1] ?? partInState.exec(selector)?.[1];
    return part !== undefined && !html.includes(part);
  });
}

/** A selector that stands twice in a row is one rule, of which the later says what holds. */
function joinNeighbours(root: Root) {
  root.walkRules((rule) => {
    const next = rule.next();
    if (next?.type !== "rule" || next.selector !== rule.selector) return;
    next.prepend(rule.nodes);
    rule.remove();
  });
}

/** Registered properties that no kept rule sets are what they are at first, or what stands in for them. */
function settleProperties(root: Root) {
  const set = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  root.walkAtRules("property", (property) => {
    if (set.has(property.params)) return;
    const initial = property.nodes?.find((node) => node.type === "decl" && node.prop === "initial-value");
    const settled = initial?.type === "decl" ? initial.value : "$1";
    const read = new RegExp(`var\\(${property.params}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, "g");
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(read, settled);
    });
    property.remove();
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
  removeAbsentParts(root, html);
  mixAtOnce(root);
  joinNeighbours(root);
  removeRepetitions(root);
  // Tailwind's initial values for browsers without @property: they get them with the whole stylesheet.
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties") layer.remove();
  });
  settleProperties(root);
  removeUnreadProperties(root, html);
  root.walk((node) => {
    if ("nodes" in node && node.nodes?.length === 0) node.remove();
  });
  return root.toString();
}
