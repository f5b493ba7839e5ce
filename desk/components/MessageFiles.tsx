import { IconPaperclip } from "@tabler/icons-react";
import { fileRefusals, type Message } from "#contract/desk/messages.ts";
import { DownloadLink } from "./DownloadLink.tsx";
import { formatBytes } from "./format-bytes.ts";

/** The attachments of a mail; of those that are not kept, why. */
export function MessageFiles({ files }: { files: Message["files"] }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-1 border-t border-hairline pt-1">
      {files.map(({ id, name, sizeBytes, checked, refusal, downloadUrl }) => (
        <li key={id} className="flex min-h-control flex-wrap items-center gap-x-2 pointer-coarse:min-h-touch">
          {downloadUrl ? (
            <DownloadLink name={name} url={downloadUrl} />
          ) : (
            <span className="flex min-w-0 items-center gap-2">
              <IconPaperclip aria-hidden className="shrink-0 text-quiet" />
              <span className="wrap-anywhere">{name}</span>
            </span>
          )}
          <span className="text-fine text-quiet">
            {formatBytes(sizeBytes)}
            {refusal && `, ${fileRefusals[refusal]}`}
            {checked === "unchecked" && ", not checked for viruses"}
          </span>
        </li>
      ))}
    </ul>
  );
}
