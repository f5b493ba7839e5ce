import type { RefObject } from "react";
import { Banner } from "#app/components/ui/Banner.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { formatMinute } from "#contract/format-time.ts";
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
    <div ref={focus} tabIndex={-1} className="outline-none">
      <Heading level={2} variant="section" className="mb-8">
        {reference}
      </Heading>
      <div role="alert">{fault && <Banner variant="error">{fault}</Banner>}</div>
      <FactList
        facts={[
          { term: words.kind, value: formType },
          { term: words.received, value: `${formatMinute(receivedAt)} UTC` },
          ...fields.map((field) => ({
            term: field.label,
            value: <span className="whitespace-pre-wrap">{field.value}</span>,
          })),
          ...(file ? [{ term: words.file, value: file.name }] : []),
        ]}
      />
      <div className="mt-8 flex flex-wrap gap-3">
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
      </div>
    </div>
  );
}
