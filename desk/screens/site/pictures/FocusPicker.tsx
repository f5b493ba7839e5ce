import { useEffect, useEffectEvent, useId, useState } from "react";
import { cn } from "#app/components/ui/cn.ts";
import type { SitePicture } from "#contract/desk/site.ts";

type Focus = NonNullable<SitePicture["focus"]>;

const positions: Record<Focus, string> = {
  top: "top-1 left-1/2 -translate-x-1/2",
  bottom: "bottom-1 left-1/2 -translate-x-1/2",
  left: "top-1/2 left-1 -translate-y-1/2",
  right: "top-1/2 right-1 -translate-y-1/2",
  center: "top-1/2 left-1/2 -translate-1/2",
};

/** Arrow keys go through the choices: what is passed on the way is not stored. */
const pauseMs = 300;

const order: Focus[] = ["top", "left", "center", "right", "bottom"];

type Props = {
  /** What the picture is, for its name. */
  label: string;
  src: string;
  focus: Focus | null;
  isBusy: boolean;
  onChoose: (focus: Focus | null) => Promise<unknown>;
};

/** A photo on which the part is chosen that is kept where it is cropped. */
export function FocusPicker({ label, src, focus, isBusy, onChoose }: Props) {
  const name = useId();
  // Shown at once; undefined while it is what is stored.
  const [chosen, setChosen] = useState<Focus | null>();
  const shown = chosen === undefined ? focus : chosen;
  const store = useEffectEvent(async (wanted: Focus | null) => {
    await onChoose(wanted).catch(() => undefined);
    setChosen((now) => (now === wanted ? undefined : now));
  });
  useEffect(() => {
    if (chosen === undefined || isBusy) return;
    const timer = setTimeout(() => void store(chosen), pauseMs);
    return () => clearTimeout(timer);
  }, [chosen, isBusy]);
  // Also when the form is left before that.
  const storeAtOnce = useEffectEvent(() => {
    if (chosen !== undefined && !isBusy) void onChoose(chosen).catch(() => undefined);
  });
  useEffect(() => () => storeAtOnce(), []);
  return (
    <fieldset aria-busy={isBusy} className="flex flex-col gap-1.5">
      <legend className="pb-1.5 text-fine text-quiet">
        Some pages crop the photo. Which part must stay visible?
      </legend>
      <div className="relative w-fit">
        <img src={src} alt={label} className="block max-h-64 max-w-full rounded-control bg-hover" />
        {order.map((position) => (
          <label
            key={position}
            title={position}
            className={cn(
              "absolute flex size-8 cursor-pointer items-center justify-center rounded-full bg-ground/80 pointer-coarse:size-touch",
              positions[position],
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={`Keep the ${position}`}
              checked={shown === position}
              onChange={() => setChosen(position)}
              className="size-5 cursor-pointer accent-ember"
            />
          </label>
        ))}
      </div>
      <label className="flex min-h-control w-fit cursor-pointer items-center gap-2 pointer-coarse:min-h-touch">
        <input
          type="radio"
          name={name}
          checked={shown === null}
          onChange={() => setChosen(null)}
          className="size-4 cursor-pointer accent-ember"
        />
        Choose automatically
      </label>
    </fieldset>
  );
}
