import { IconCopy } from "@tabler/icons-react";
import { type RefObject, useId, useRef, useState } from "react";
import { toasts } from "../api/toasts.ts";
import { Button } from "./ui/Button.tsx";
import { inputStyle } from "./ui/field-style.ts";

type Props = {
  label: string;
  hint?: string;
  value: string;
  /** Gets the field. */
  ref?: RefObject<HTMLInputElement | null>;
};

/** An address to copy, with its label and hint. Where it cannot be copied it is selected. */
export function CopyField({ label, hint, value, ref }: Props) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const [copied, setCopied] = useState<string>();
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
    } catch {
      // Without TLS, or when the browser asks and is told no, there is no clipboard.
      toasts.add({ title: "The text is selected. Please copy it with your browser." });
    }
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          ref={field}
          readOnly
          value={value}
          aria-describedby={hint && `${id}-hint`}
          onFocus={({ target }) => target.select()}
          className={`${inputStyle} min-w-0 grow`}
        />
        <Button onClick={() => void copy()}>
          <IconCopy aria-hidden />
          {copied === value ? "Copied" : "Copy"}
        </Button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-fine text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
