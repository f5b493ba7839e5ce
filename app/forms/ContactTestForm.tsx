import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/Button.tsx";
import type { InputField } from "#contract/forms/form-definition.ts";
import { FormFields } from "./FormFields.tsx";

const formId = "contact-test";

/** Time until the thank-you message shows; nothing is sent. */
const simulatedDelayMs = 1000;

const required = { by: "browser", message: "" } as const;

const fields: InputField[] = [
  {
    name: "firstName",
    label: "First name",
    type: "text",
    autoComplete: "given-name",
    required,
    width: "half",
  },
  {
    name: "lastName",
    label: "Last name",
    type: "text",
    autoComplete: "family-name",
    required,
    width: "half",
  },
  { name: "email", label: "Email", type: "email", autoComplete: "email", required, width: "half" },
  { name: "phone", label: "Phone", type: "tel", autoComplete: "tel", width: "half" },
  { name: "company", label: "Company", type: "text", autoComplete: "organization", width: "half" },
  { name: "subject", label: "Subject", type: "text", required, width: "half" },
  { name: "description", label: "Description", type: "textarea", rows: 6, minLength: 20, required },
];

/** A simulated form for trying out scripts that handle forms marked `data-api-form`. The browser validates it. */
export function ContactTestForm({
  labels,
}: {
  labels: { hint: string; thanks: string; again: string; submit: string };
}) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const timer = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const wasSent = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (state === "sent") result.current?.focus();
    if (state === "idle" && wasSent.current) {
      form.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
    }
    wasSent.current = state === "sent";
  }, [state]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setState("sending");
    timer.current = window.setTimeout(() => setState("sent"), simulatedDelayMs);
  }
  if (state === "sent") {
    return (
      <div ref={result} role="status" tabIndex={-1}>
        <p className="mb-6 text-h3 font-bold">{labels.thanks}</p>
        <Button variant="secondary" onClick={() => setState("idle")}>
          {labels.again}
        </Button>
      </div>
    );
  }
  return (
    <form ref={form} data-api-form method="dialog" className="grid gap-6" onSubmit={submit}>
      <input type="hidden" name="requestType" value="general" />
      <FormFields formId={formId} fields={fields} hints={{ description: labels.hint }} />
      <div>
        <Button type="submit" disabled={state === "sending"}>
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}
