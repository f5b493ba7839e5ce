import { splitAccented } from "#app/components/ui/split-accented.ts";

/** The sentence beside the consent box. Its part between two asterisks links to the privacy policy. */
export function PrivacyConsent({ text }: { text: string }) {
  return splitAccented(text).map((part) =>
    part.isAccented ? (
      <a key={part.text} href="/privacy" className="text-accent underline underline-offset-4">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
