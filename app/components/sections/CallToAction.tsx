import { Accented } from "#app/components/ui/Accented.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContourBackdrop } from "#app/components/ui/ContourBackdrop.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";

type Call = {
  title: string;
  text?: string;
  actions: { label: string; href: string }[];
};

/**
 * The closing call of a page: one sentence, one or two ways on. `form` says how loudly: an ember band, an ember
 * poster, or one quiet row on a ground of its own, where the page ends with what to read next.
 */
export function CallToAction({
  picture,
  form = "band",
  ground = "basalt",
  ...call
}: Call & {
  /** The page's own, which its first view has loaded already. */
  picture: PictureSource;
  form?: "band" | "poster" | "quiet";
  /** What a quiet one stands on. */
  ground?: "basalt" | "paper";
}) {
  if (form === "quiet") return <QuietCall {...call} ground={ground} />;
  const poster = form === "poster";
  return (
    <section data-ground="ember" className={poster ? "ember call-poster" : "ember call-band"}>
      <ContourBackdrop placement="fill" picture={picture} />
      <div className="frame-width reveal grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <Heading
          level={2}
          variant={poster ? "display" : "title"}
          className={poster ? "lg:col-span-12" : "lg:col-span-7"}
        >
          <Accented text={call.title} />
        </Heading>
        <div className={poster ? "call-foot" : "lg:col-span-5 lg:col-start-8"}>
          {call.text && <p className="mb-8 max-w-[46ch] text-quiet">{call.text}</p>}
          <Actions actions={call.actions} />
        </div>
      </div>
    </section>
  );
}

function QuietCall({ title, text, actions, ground }: Call & { ground: "basalt" | "paper" }) {
  return (
    <section data-ground={ground} className="call-quiet">
      <div className="frame-width reveal">
        <div className="grid items-center gap-x-8 gap-y-8 border-t border-hairline-strong pt-10 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <Heading level={2} variant="entry">
              <Accented text={title} />
            </Heading>
            {text && <p className="mt-3 max-w-[52ch] text-quiet">{text}</p>}
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
            <Actions actions={actions} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Actions({ actions }: { actions: Call["actions"] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action, index) => (
        <Button
          key={action.href + action.label}
          href={action.href}
          variant={index === 0 ? "primary" : "secondary"}
        >
          {action.label}
        </Button>
      ))}
    </div>
  );
}
