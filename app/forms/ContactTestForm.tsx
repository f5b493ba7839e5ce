import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/Button.tsx";
import { TextArea, TextField } from "#app/components/ui/Field.tsx";

const formId = "contact-test";

/** Milliseconds until the thank-you panel shows; nothing is sent. */
const pretended = 1000;

/** A bare form for trying out what handles forms marked `data-api-form`; it only pretends to send. */
export function ContactTestForm({
  words,
}: {
  words: { hint: string; thanks: string; again: string; submit: string };
}) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setState("sending");
    timer.current = window.setTimeout(() => setState("sent"), pretended);
  }
  if (state === "sent") {
    return (
      <div role="status">
        <p className="mb-6 text-h3 font-bold">{words.thanks}</p>
        <Button variant="secondary" onClick={() => setState("idle")}>
          {words.again}
        </Button>
      </div>
    );
  }
  const field = (name: string) => ({ formId, name });
  return (
    <form data-api-form method="dialog" className="grid gap-6" onSubmit={submit}>
      <input type="hidden" name="requestType" value="general" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field("firstName")} label="First name" autoComplete="given-name" required />
        <TextField {...field("lastName")} label="Last name" autoComplete="family-name" required />
        <TextField {...field("email")} label="Email" type="email" autoComplete="email" required />
        <TextField {...field("phone")} label="Phone" type="tel" autoComplete="tel" />
        <TextField {...field("company")} label="Company" autoComplete="organization" />
        <TextField {...field("subject")} label="Subject" required />
      </div>
      <TextArea {...field("description")} label="Description" hint={words.hint} minLength={20} required />
      <div>
        <Button type="submit" disabled={state === "sending"}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
