import type { RefObject } from "react";
import { ApplicationDetails } from "#app/components/sections/ApplicationDetails.tsx";
import { Banner } from "#app/components/ui/Banner.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { minuteOf } from "#contract/minute.ts";
import type { ApplicationView } from "#contract/responses.ts";
import { EraseButton } from "./EraseButton.tsx";

export type HeldWords = Record<
  "received" | "kind" | "file" | "downloadData" | "downloadFile" | "erase" | "confirm" | "yes" | "no",
  string
>;

/** Hands the visitor a file made in the page. */
function download(name: string, type: string, content: BlobPart) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What is held of an application, to read, to take away and to erase. */
export function HeldApplication({
  view,
  words,
  fault,
  busy,
  focus,
  onErase,
}: {
  view: ApplicationView;
  words: HeldWords;
  /** Why the erasing failed, or nothing. */
  fault: string;
  /** While the erasing is under way. */
  busy: boolean;
  focus: RefObject<HTMLDivElement | null>;
  onErase: () => void;
}) {
  const { reference, formType, receivedAt, fields, file } = view;
  return (
    <ApplicationDetails
      ref={focus}
      tabIndex={-1}
      className="outline-none"
      application={{
        reference,
        formType,
        receivedAt: `${minuteOf(receivedAt)} UTC`,
        fields,
        fileName: file?.name,
      }}
      labels={words}
      notice={<div role="alert">{fault && <Banner variant="error">{fault}</Banner>}</div>}
    >
      <Button
        variant="secondary"
        onClick={() => download(`${reference}.json`, "application/json", JSON.stringify(view, null, 2))}
      >
        {words.downloadData}
      </Button>
      {file && (
        <Button
          variant="secondary"
          onClick={() =>
            download(
              file.name,
              file.type,
              Uint8Array.from(atob(file.content), (sign) => sign.charCodeAt(0)),
            )
          }
        >
          {words.downloadFile}
        </Button>
      )}
      <EraseButton words={words} busy={busy} onErase={onErase} />
    </ApplicationDetails>
  );
}
