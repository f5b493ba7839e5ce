import { Button } from "#app/components/ui/Button.tsx";
import type { ApplicationView } from "#contract/responses.ts";
import { decodeBase64, downloadFile } from "./download-file.ts";
import { EraseButton, type EraseLabels } from "./EraseButton.tsx";

export type ApplicationActionsLabels = EraseLabels & Record<"downloadData" | "downloadFile", string>;

/** Buttons to download and to erase an application. */
export function ApplicationActions({
  application,
  labels,
  isBusy,
  onErase,
}: {
  application: ApplicationView;
  labels: ApplicationActionsLabels;
  /** Whether the erase request is under way. */
  isBusy: boolean;
  onErase: () => void;
}) {
  const { reference, file } = application;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() =>
          downloadFile(`${reference}.json`, "application/json", JSON.stringify(application, null, 2))
        }
      >
        {labels.downloadData}
      </Button>
      {file && (
        <Button
          variant="secondary"
          onClick={() => downloadFile(file.name, file.type, decodeBase64(file.content))}
        >
          {labels.downloadFile}
        </Button>
      )}
      <EraseButton labels={labels} isBusy={isBusy} onErase={onErase} />
    </>
  );
}
