import { IconFileDescription, IconUpload, IconX } from "@tabler/icons-react";
import { type ComponentProps, type DragEvent, useEffect, useRef, useState } from "react";
import { cn } from "./cn.ts";
import { controlProps, Field, type FieldProps } from "./Field.tsx";

// With script the input covers the whole zone and is invisible. The native control stands in it without script, and while
// a chosen file (`valid`) has nothing else that names it.
const inputStyle =
  "in-data-hydrated:cover-zone in-data-script:invalid:cover-zone min-h-11 w-0 flex-[1_0_12rem]";

/** A size as it is shown, `1.4 MB`. */
function formatSize(sizeBytes: number): string {
  const kilobytes = sizeBytes / 1024;
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

type Props = FieldProps & {
  /** Accepted extensions, with their dot. */
  accept: readonly string[];
  /** Text of the empty field. */
  prompt: string;
  /** The mistake in a chosen file, if any. Sizes are in bytes. */
  check: (file: { name: string; size: number }) => string | undefined;
} & Omit<ComponentProps<"input">, keyof FieldProps | "id" | "type" | "accept" | "ref" | "onChange">;

/**
 * A native file input that also accepts a dropped file, shows the chosen file and can remove it. It works by keyboard
 * and without script.
 */
export function FileField(props: Props) {
  const { formId, name, label, hint, required, accept, prompt, check, className, ...rest } = props;
  const { error: givenError, "aria-describedby": describedBy, ...native } = rest;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isDragging, setDragging] = useState(false);
  const error = (file && check(file)) ?? givenError;
  const field = { formId, name, label, hint, error, required };

  useEffect(() => {
    // A file may have been chosen before hydration.
    setFile(input.current?.files?.[0] ?? null);
    const form = input.current?.form;
    const onReset = () => setFile(null);
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    const [first] = event.dataTransfer.files;
    if (first) replace(first);
  }
  /** The browser reports files that are chosen only, and the form has to know of others. */
  function replace(file: File | null) {
    if (!input.current) return;
    const files = new DataTransfer();
    if (file) files.items.add(file);
    input.current.files = files.files;
    setFile(file);
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }
  function remove() {
    replace(null);
    input.current?.focus();
  }

  return (
    <Field {...field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same without a pointer. */}
      <div
        data-slot="drop-zone"
        data-dragging={isDragging || undefined}
        className="relative flex min-h-20 flex-wrap items-center gap-4 rounded-control border border-hairline-strong border-dashed bg-field px-5 py-4 hover:border-accent hover:border-solid data-dragging:border-accent data-dragging:border-solid"
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
      >
        {file ? <IconFileDescription aria-hidden /> : <IconUpload aria-hidden />}
        <p className="min-w-0 grow">
          {file ? (
            <>
              <span className="block truncate font-medium">{file.name}</span>
              <span className="text-quiet text-small tabular-nums">{formatSize(file.size)}</span>
            </>
          ) : (
            prompt
          )}
        </p>
        <input
          {...native}
          {...controlProps(field, describedBy)}
          ref={input}
          type="file"
          accept={accept.join(",")}
          className={cn(inputStyle, className)}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        {file && (
          <button
            type="button"
            className="relative z-1 grid size-12 cursor-pointer place-items-center"
            aria-label={`Remove ${file.name}`}
            onClick={remove}
          >
            <IconX aria-hidden />
          </button>
        )}
      </div>
    </Field>
  );
}
