import { Button } from "#app/components/ui/Button.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { Specimen } from "./Specimen.tsx";

/** Buttons and links in each variant, size and state. */
export function ButtonCatalogue({
  labels,
}: {
  labels: Record<"primary" | "secondary" | "pulsing" | "disabled" | "link" | "outside", string>;
}) {
  return (
    <div className="grid gap-10">
      <Specimen name="Button" layout="plain">
        <div className="flex flex-wrap items-center gap-4">
          <Button>{labels.primary}</Button>
          <Button variant="secondary">{labels.secondary}</Button>
          <Button pulsing>{labels.pulsing}</Button>
          <Button disabled>{labels.disabled}</Button>
          <Button size="sm">{labels.primary}</Button>
          <Button size="sm" variant="secondary">
            {labels.secondary}
          </Button>
        </div>
      </Specimen>
      <Specimen name="TextLink" layout="plain">
        <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <TextLink href="/design-system">{labels.link}</TextLink>
          <TextLink href="https://design.example" external>
            {labels.outside}
          </TextLink>
          <TextLink href="/design-system" variant="subtle">
            {labels.link}
          </TextLink>
        </div>
        <div className="mt-6 border-y border-hairline">
          <TextLink href="/design-system" variant="row">
            {labels.link}
          </TextLink>
        </div>
      </Specimen>
    </div>
  );
}
