import { IconDownload } from "@tabler/icons-react";

/** Downloads the attachment of a mail. */
export function DownloadLink({ name, url }: { name: string; url: string }) {
  return (
    <a
      href={url}
      download
      className="flex min-w-0 items-center gap-2 underline underline-offset-[0.2em] hover:text-accent"
    >
      <IconDownload aria-hidden className="shrink-0" />
      <span className="wrap-anywhere">{name}</span>
    </a>
  );
}
