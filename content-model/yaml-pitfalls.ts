import { type Document, isScalar, type Scalar, visit } from "yaml";

/** A place in the YAML and what is wrong there. */
type Pitfall = { offset: number; message: string };

const cutByComment = "the text ends before its #; put it in quotes";
const invisible =
  "this line begins with an invisible character that is no ordinary space; delete it and write spaces";
const cannotBeginWith = (sign: string) => `a text cannot begin with ${sign}; put it in quotes`;

/** The mistake in a text without quotes. */
function scalarPitfall({ type, value, comment, anchor, tag }: Scalar, source: string): string | undefined {
  if (anchor) return cannotBeginWith("&");
  if (tag?.startsWith("!")) return cannotBeginWith("!");
  if (type !== "PLAIN" || typeof value !== "string") return undefined;
  // Comments that mark a value as a placeholder are intended.
  if (comment && !comment.trim().startsWith("placeholder")) return cutByComment;
  if (/\n\s*- /.test(source))
    return "the entries below do not begin at the same place as this one; put their hyphens below each other";
  if (/^-[^\s\d]/.test(value)) return "write a space after the hyphen";
  return undefined;
}

/**
 * Finds what YAML accepts but understands in another way than an editor means it: texts cut short by #, texts that
 * begin with a character that YAML reserves, invisible spaces, lists that run together.
 */
export function findPitfalls(document: Document, yaml: string): Pitfall[] {
  const found: Pitfall[] = [];
  for (const { index } of yaml.matchAll(/^\s*[\u00a0\u2000-\u200b\u3000\ufeff]/gm)) {
    found.push({ offset: index, message: invisible });
  }
  visit(document, {
    Alias(_, { range }) {
      found.push({ offset: range?.[0] ?? 0, message: cannotBeginWith("*") });
    },
    Map(_, { items, flow }) {
      for (const { key, value } of items) {
        if (!flow || value !== null || !isScalar(key)) continue;
        const message = "a text between { and } has a comma or begins with {; put it in quotes";
        found.push({ offset: key.range?.[0] ?? 0, message });
      }
    },
    Scalar(_, node) {
      const [start, end] = node.range ?? [0, 0];
      const message = scalarPitfall(node, yaml.slice(start, end));
      if (message) found.push({ offset: start, message });
    },
  });
  return found;
}
