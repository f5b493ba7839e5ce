import { summaryOf } from "#contract/desk/field-labels.ts";
import { pathKey, type SiteValue, type ValuePath } from "#contract/desk/site-values.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { useForm } from "./form-context.ts";

/** One of two versions of a value, and the button that keeps it. */
function Version({
  title,
  value,
  onChoose,
}: {
  title: string;
  value: SiteValue | undefined;
  onChoose: () => void;
}) {
  return (
    <div className="flex flex-col gap-2 rounded-control bg-hover p-2.5">
      <p className="text-fine text-quiet">{title}</p>
      <p dir="auto" className="grow whitespace-pre-line wrap-anywhere">
        {summaryOf(value) || "This field is empty"}
      </p>
      <Button className="self-start" aria-label={`Keep ${title.toLowerCase()}`} onClick={onChoose}>
        Keep this
      </Button>
    </div>
  );
}

/**
 * Shows a value that two people have changed, or that could not be stored, in both versions, and lets one be chosen.
 * Nothing where there is none.
 */
export function Disagreement({
  id,
  path,
  value,
}: {
  id: string;
  path: ValuePath;
  value: SiteValue | undefined;
}) {
  const { refused, conflicts, settle, choose, edit } = useForm();
  const refusal = refused.get(pathKey(path));
  const conflict = conflicts.get(pathKey(path));
  if (!refusal && !conflict) return null;
  const mine = refusal?.edit.kind === "set" ? refusal.edit.value : undefined;
  return (
    <div
      id={id}
      role="alert"
      className="flex flex-col gap-2 rounded-control border border-hairline-strong p-2.5"
    >
      {refusal ? (
        <>
          <p>
            {refusal.error ??
              `${refusal.author || "Somebody else"} has changed this in the meantime. You see their version.`}
          </p>
          {summaryOf(mine) && <p className="text-quiet">Your text: “{summaryOf(mine)}”</p>}
          <p className="flex flex-wrap gap-2">
            <Button onClick={() => settle(refusal)}>
              {refusal.error === undefined ? "Keep their version" : "Discard my text"}
            </Button>
            {mine !== undefined && (
              <Button
                onClick={() => {
                  settle(refusal);
                  edit({ kind: "set", path, before: value, value: mine });
                }}
              >
                Use my text
              </Button>
            )}
          </p>
        </>
      ) : (
        <>
          <p>This was also changed in the content folder. Which version should stay?</p>
          <div className="grid gap-2 sm:grid-cols-2">
            <Version title="The draft" value={conflict?.ours} onChoose={() => choose(path, "ours")} />
            <Version
              title="The content folder"
              value={conflict?.theirs}
              onChoose={() => choose(path, "theirs")}
            />
          </div>
        </>
      )}
    </div>
  );
}
