import { IconCircleCheck } from "@tabler/icons-react";
import type { RefObject } from "react";
import { Button } from "#app/components/ui/Button.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

/** What takes the place of a form that has been sent. */
export function FormPanel({
  title,
  text,
  again,
  onAgain,
  focus,
}: {
  title: string;
  text: string;
  again: string;
  onAgain: () => void;
  focus: RefObject<HTMLDivElement | null>;
}) {
  return (
    <div ref={focus} role="status" tabIndex={-1} className="border-t-2 border-positive pt-8">
      <IconCircleCheck aria-hidden stroke={1.25} size={48} className="text-positive" />
      <Heading level={3} variant="entry" className="mt-5">
        {title}
      </Heading>
      <p className="mt-4 mb-8 max-w-[48ch] text-quiet">{text}</p>
      <Button variant="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
