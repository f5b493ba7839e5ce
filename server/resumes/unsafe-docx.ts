import { errorMessages } from "#contract/messages.ts";
import { isProgram, isProgramName } from "./programs.ts";

/** First bytes of the compound file format, in which macros and embedded objects are stored. */
const compoundFile = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** The text of an XML part, in UTF-8 or UTF-16, with its character references resolved. */
function xmlText(content: Buffer): string {
  const isBigEndian = content[0] === 0xfe || content[0] === 0;
  const isUtf16 = isBigEndian || content[0] === 0xff || content[1] === 0;
  const text = isUtf16
    ? new TextDecoder(isBigEndian ? "utf-16be" : "utf-16le").decode(content)
    : content.toString("utf8");
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (reference, hex, decimal) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}

/** Relationships and content types of a document take a few kilobytes. */
const maxXmlBytes = 1024 * 1024;

function attributesOf(tag: string): Map<string, string> {
  const attributes = tag.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...attributes].map(([, name = "", first, second]) => [name, (first ?? second ?? "").trim()]),
  );
}

/** Whether a part's relationships load anything but links that a reader has to click. */
function loadsFromElsewhere(relationships: string): boolean {
  // In XML a `<` is always the start of a tag.
  return relationships.split("<").some((tag) => {
    if (!/^(?:\w+:)?Relationship\s/.test(tag)) return false;
    const attributes = attributesOf(tag);
    return (
      /^external$/i.test(attributes.get("TargetMode") ?? "") &&
      !attributes.get("Type")?.endsWith("/hyperlink")
    );
  });
}

/** The unsafe part of one entry of a Word document, in words for the applicant; null when nothing is. */
export function unsafeEntry(name: string, content: Buffer): string | null {
  const isXmlRead = name === "[Content_Types].xml" || /\.rels$/i.test(name);
  if (isXmlRead && content.length > maxXmlBytes) return errorMessages.docxUnreadable;
  if (name === "[Content_Types].xml" && /macroEnabled|vbaProject|vbaData/i.test(xmlText(content))) {
    return errorMessages.resumeHasMacros;
  }
  if (/vba(Project|Data)/i.test(name)) return errorMessages.resumeHasMacros;
  if (/\.rels$/i.test(name)) {
    const relationships = xmlText(content);
    if (/\/vbaProject\b/i.test(relationships)) return errorMessages.resumeHasMacros;
    if (loadsFromElsewhere(relationships)) return errorMessages.resumeLoadsTemplate;
  }
  // Macros under another name, and embedded objects.
  if (content.subarray(0, compoundFile.length).equals(compoundFile)) return errorMessages.resumeHasProgram;
  return isProgram(content) || isProgramName(name) ? errorMessages.resumeHasProgram : null;
}
