import type { ReplyFile } from "#contract/desk/application.ts";
import { DownloadLink } from "../../../components/DownloadLink.tsx";
import { formatBytes } from "../../../components/format-bytes.ts";
import { Button } from "../../../components/ui/Button.tsx";

/** The attachments of a reply. @param onRemove of one that is being written; without it nothing can be removed */
export function ReplyFiles({
  files,
  onRemove,
}: {
  files: readonly ReplyFile[];
  onRemove?: (id: string) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attachments">
      {files.map(({ id, name, sizeBytes, checked, downloadUrl }) => (
        <li key={id} className="flex min-h-control flex-wrap items-center gap-x-2 pointer-coarse:min-h-touch">
          <DownloadLink name={name} url={downloadUrl} />
          <span className="text-fine text-quiet">
            {formatBytes(sizeBytes)}
            {checked === "unchecked" && ", not checked for viruses"}
          </span>
          {onRemove && (
            <Button variant="quiet" onClick={() => onRemove(id)}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
