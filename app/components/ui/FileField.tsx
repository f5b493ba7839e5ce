import { IconFileDescription, IconUpload, IconX } from "@tabler/icons-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { controlProps, Field } from "./Field.tsx";

/** `1.4 MB` */
function readableSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/**
 * A file picker that also takes a dropped file, shows what was picked and lets go of it again. The input stays the
 * browser's own, so that it works by keyboard and without script.
 */
export function FileField({
  accept,
  prompt,
  check,
  ...field
}: {
  formId: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  accept: readonly string[];
  /** What the drop zone says while it is empty. */
  prompt: string;
  /** What is wrong with a file, before anything is sent. */
  check: (file: { name: string; size: number }) => string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [dragging, setDragging] = useState(false);
  const fault = file ? check(file) : undefined;

  useEffect(() => {
    const show = () => setFile(input.current?.files?.[0] ?? null);
    // What was picked before any script ran, and what a reset of the form takes away again.
    show();
    const form = input.current?.form;
    const onReset = () => setFile(null);
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    if (!input.current || event.dataTransfer.files.length === 0) return;
    input.current.files = event.dataTransfer.files;
    setFile(input.current.files[0] ?? null);
  }
  function remove() {
    if (input.current) input.current.value = "";
    setFile(null);
    input.current?.focus();
  }

  return (
    <Field {...field} error={fault ?? field.error}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does it all. */}
      <div
        className="file-zone"
        data-dragging={dragging || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
      >
        {file ? (
          <IconFileDescription aria-hidden stroke={1.5} className="shrink-0" />
        ) : (
          <IconUpload aria-hidden stroke={1.5} className="shrink-0" />
        )}
        <p className="min-w-0 grow">
          {file ? (
            <>
              <span className="block truncate font-medium">{file.name}</span>
              <span className="tabular text-small text-quiet">{readableSize(file.size)}</span>
            </>
          ) : (
            prompt
          )}
        </p>
        <input
          {...controlProps({ ...field, error: fault ?? field.error })}
          ref={input}
          type="file"
          accept={accept.join(",")}
          className="file-input"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        {file && (
          <button type="button" className="file-remove" aria-label={`Remove ${file.name}`} onClick={remove}>
            <IconX aria-hidden stroke={1.5} />
          </button>
        )}
      </div>
    </Field>
  );
}
