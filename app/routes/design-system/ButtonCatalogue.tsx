import { Button } from "#app/components/ui/Button.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

/** Buttons and links in each of their looks and states. */
export function ButtonCatalogue({
  words,
}: {
  words: {
    primary: string;
    secondary: string;
    pulsing: string;
    disabled: string;
    link: string;
    outside: string;
  };
}) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button>{words.primary}</Button>
      <Button variant="secondary">{words.secondary}</Button>
      <Button pulsing>{words.pulsing}</Button>
      <Button disabled>{words.disabled}</Button>
      <div className="flex w-full flex-wrap gap-x-10 gap-y-2 pt-4">
        <TextLink href="/design-system">{words.link}</TextLink>
        <TextLink href="https://design.example" external>
          {words.outside}
        </TextLink>
      </div>
    </div>
  );
}
