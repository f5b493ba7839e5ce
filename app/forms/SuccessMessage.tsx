import { IconCircleCheck } from "@tabler/icons-react";
import type { RefObject } from "react";
import { Button } from "#app/components/ui/Button.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { submissionMessages } from "#contract/messages.ts";

/** Replaces a form that has been sent. */
export function SuccessMessage({
  title,
  description,
  reference,
  sendAnother,
  onSendAnother,
  ref,
}: {
  title: string;
  description: string;
  reference: string | undefined;
  /** Label of the button that shows the form again. */
  sendAnother: string;
  onSendAnother: () => void;
  ref: RefObject<HTMLDivElement | null>;
}) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className="border-t-2 border-positive pt-8">
      <IconCircleCheck aria-hidden className="size-12 text-positive" />
      <Heading level={3} variant="entry" className="mt-5">
        {title}
      </Heading>
      <p className="mt-4 max-w-text text-quiet">{description}</p>
      {reference && <p data-reference>{submissionMessages.reference(reference)}</p>}
      <Button variant="secondary" className="mt-8" onClick={onSendAnother}>
        {sendAnother}
      </Button>
    </div>
  );
}
