/** A mail that the team writes, folded after its subject. */
export function FoldedMail({ subject, text }: { subject: string; text: string }) {
  return (
    <details className="group">
      <summary className="flex min-h-control cursor-pointer items-center hover:text-accent pointer-coarse:min-h-touch">
        <span className="min-w-0 font-medium wrap-anywhere">{subject || "No subject"}</span>
        <span aria-hidden className="ml-2 shrink-0 text-fine text-quiet group-open:hidden">
          Show
        </span>
      </summary>
      <p dir="auto" className="pb-1 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </details>
  );
}
