import { Button } from "#app/components/ui/Button.tsx";
import type { ApplicationView } from "#contract/responses.ts";
import { ConfirmButton, type ConfirmLabels } from "./ConfirmButton.tsx";
import { decodeBase64, downloadFile } from "./download-file.ts";

export type ApplicationActionsLabels = Record<
  "erase" | "confirm" | "yes" | "no" | "downloadData" | "downloadFile",
  string
> & { withdraw: ConfirmLabels & { done: string } };

/** Buttons to download, to withdraw and to erase an application. */
export function ApplicationActions({
  application,
  labels,
  isBusy,
  onWithdraw,
  onErase,
}: {
  application: ApplicationView;
  labels: ApplicationActionsLabels;
  /** Whether a request is under way. */
  isBusy: boolean;
  onWithdraw: () => void;
  onErase: () => void;
}) {
  const { reference, file, canWithdraw } = application;
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
      {canWithdraw && <ConfirmButton labels={labels.withdraw} isBusy={isBusy} onConfirm={onWithdraw} />}
      <ConfirmButton labels={{ ...labels, button: labels.erase }} isBusy={isBusy} onConfirm={onErase} />
    </>
  );
}
