import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";
import { controlProps, FieldError } from "./Field.tsx";

/** A box to tick, beside a label that may have a link. */
export function Checkbox({
  formId,
  name,
  error,
  required,
  className,
  children,
  "aria-describedby": describedBy,
  ...input
}: {
  formId: string;
  name: string;
  error?: string;
  children: ReactNode;
} & Omit<ComponentProps<"input">, "id" | "type">) {
  const control = controlProps({ formId, name, error, required }, describedBy);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-3">
        <input
          {...input}
          {...control}
          type="checkbox"
          className={cn("mt-1 size-6 flex-none accent-(--accent)", className)}
        />
        <label htmlFor={control.id}>{children}</label>
      </div>
      <FieldError id={control.id} error={error} />
    </div>
  );
}
