import { Later, useArrival } from "#app/effects/arrival.tsx";
import { Accented } from "#app/ui/Accented.tsx";
import { Button } from "#app/ui/Button.tsx";
import { EmberLand } from "#app/ui/EmberLand.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { PictureSource } from "#app/ui/Picture.tsx";

/** The closing call of a page, on ember: one sentence, one or two ways on. */
export function CallToAction({
  heading,
  text,
  actions,
  picture,
}: {
  heading: string;
  text?: string;
  actions: { label: string; to: string }[];
  /** The page's own, which its first view has loaded already. */
  picture: PictureSource;
}) {
  const { shown } = useArrival();
  if (!shown) return <Later />;
  return (
    <section data-ground="ember" className="ember">
      <EmberLand picture={picture} />
      <div className="frame-width reveal grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <Heading level={2} look="title" className="lg:col-span-7">
          <Accented text={heading} />
        </Heading>
        <div className="lg:col-span-5 lg:col-start-8">
          {text && <p className="mb-8 max-w-[46ch] text-quiet">{text}</p>}
          <div className="flex flex-wrap gap-3">
            {actions.map((action, index) => (
              <Button
                key={action.to + action.label}
                to={action.to}
                look={index === 0 ? "primary" : "secondary"}
              >
                {action.label}
              </Button>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
