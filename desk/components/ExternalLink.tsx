import { IconArrowUpRight } from "@tabler/icons-react";

/** Classes of a link in what somebody wrote. */
export const writtenLinkStyle =
  "wrap-anywhere text-accent underline underline-offset-[0.2em] hover:text-text pointer-coarse:inline-block pointer-coarse:py-2";

/** A link to another site that somebody wrote. It opens in a new tab, and sends no referrer. */
export function ExternalLink({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
      className={writtenLinkStyle}
    >
      {text}
      <IconArrowUpRight aria-hidden className="ms-0.5 inline size-[1em] align-[-0.125em]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
