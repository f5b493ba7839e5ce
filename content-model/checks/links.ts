import { closestName, didYouMean } from "../field-names.ts";
import { noAddress } from "../shared-schemas.ts";
import {
  type ContentFile,
  error,
  type Finding,
  type Place,
  placeOf,
  textAt,
  textsOf,
  warning,
} from "./content.ts";
import { sitePaths } from "./paths.ts";
import { addressesInText, withoutQuery } from "./text-links.ts";

/** A link. @property words what is said before a mistake, where a text may have several links */
type Link = { at: Place; href: string; words?: string };

/** The links in the fields of a file: its texts that are called `href`. */
function fieldLinks(file: ContentFile): Link[] {
  return textsOf(file)
    .filter(({ keys }) => keys.at(-1) === "href" || keys.join(".") === "partnerApplication")
    .map(({ keys, text }) => ({ at: placeOf(file, keys), href: text }));
}

/** The links in the texts of a file's fields. */
function textLinks(file: ContentFile): Link[] {
  return textsOf(file).flatMap(({ keys, text }) =>
    addressesInText(text).map((href) => ({ at: placeOf(file, keys), href })),
  );
}

/** The links in the text of a Markdown file. */
function bodyLinks({ file, parts }: ContentFile): Link[] {
  return parts
    .filter(({ type }) => type === "link")
    .map(({ text, href, line }) => ({ at: { file, line }, href, words: `[${text}]: ` }));
}

/** An address of a web page, an email address or a phone number. */
const wholeAddress = /^(https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$|mailto:\S+@\S|tel:\+?\d)/;

/** The host of an address, without `www.`; undefined for the path of a page. */
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : undefined;

/** Finds links that lead nowhere. */
export function findDeadLinks(files: ContentFile[]): Finding[] {
  const { known, hidden } = sitePaths(files);
  const redirects = new Map(
    files
      .filter(({ file }) => file === "redirects.yaml")
      .flatMap(({ value }) => (Array.isArray(value.redirects) ? value.redirects : []))
      .map(({ from, to }) => [String(from), to as string | undefined]),
  );
  const site = files.find(({ file }) => file === "site.yaml");
  const host = hostOf((site && textAt(site, "url")) ?? "");
  const faultsOf = ({ at, href }: Link): Finding[] => {
    const path = withoutQuery(href);
    if (host && hostOf(href) === host) {
      const { pathname, search, hash } = new URL(href);
      return [error(at, `this address is on this site; write ${pathname + search + hash} alone`)];
    }
    if (wholeAddress.test(href) || href.includes("{")) return [];
    if (href.startsWith("#") && href.length > 1) return [];
    if (!path.startsWith("/")) return [error(at, noAddress(href))];
    if (known.has(path)) return [];
    const item = hidden.get(path);
    if (item) {
      const reason = item.value.draft === true ? "is a draft" : `appears on ${item.value.publishAt}`;
      return [error(at, `the link leads to ${item.file}, which ${reason}; take the link out until then`)];
    }
    if (redirects.has(path)) {
      const to = redirects.get(path);
      return [
        to
          ? warning(at, `“${path}” is redirected; link to ${to}`)
          : error(at, `“${path}” has been removed for good; take the link out`),
      ];
    }
    const meant = closestName(path.replace(/\/$/, ""), [...known]);
    return [error(at, `there is no page “${path}”${didYouMean(meant)}`)];
  };
  return files.flatMap((file) =>
    [...fieldLinks(file), ...textLinks(file), ...bodyLinks(file)].flatMap((link) =>
      faultsOf(link).map((fault) => ({ ...fault, message: (link.words ?? "") + fault.message })),
    ),
  );
}
