import { placeName, summaryOf } from "#contract/desk/field-labels.ts";
import type { JsonSchema } from "#contract/desk/json-schema.ts";
import type { SiteFile } from "#contract/desk/site.ts";
import { isMap, pathKey, type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";
import { Button } from "../../../components/ui/Button.tsx";
import type { RefusedEdit } from "./file-edits.ts";
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

type Conflict = SiteFile["conflicts"][number];

/** A value that two people have changed, or that could not be stored, in both versions, of which one can be chosen. */
function BothVersions({
  id,
  title,
  refusal,
  conflict,
  value,
  canUse = true,
}: {
  id?: string;
  title?: string;
  refusal?: RefusedEdit | undefined;
  conflict?: Conflict | undefined;
  value: SiteValue | undefined;
  /** Whether there is a place for what was typed. */
  canUse?: boolean;
}) {
  const { settle, choose, edit } = useForm();
  const mine = refusal?.edit.kind === "set" ? refusal.edit.value : undefined;
  return (
    <div
      id={id}
      role="alert"
      className="flex flex-col gap-2 rounded-control border border-hairline-strong p-2.5"
    >
      {title && <p className="font-medium">{title}</p>}
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
            {mine !== undefined && canUse && (
              <Button
                onClick={() => {
                  settle(refusal);
                  edit({ kind: "set", path: refusal.edit.path, before: value, value: mine });
                }}
              >
                Use my text
              </Button>
            )}
          </p>
        </>
      ) : (
        conflict && (
          <>
            <p>This was also changed in the content folder. Which version should stay?</p>
            <div className="grid gap-2 sm:grid-cols-2">
              <Version
                title="The draft"
                value={conflict.ours}
                onChoose={() => choose(conflict.path, "ours")}
              />
              <Version
                title="The content folder"
                value={conflict.theirs}
                onChoose={() => choose(conflict.path, "theirs")}
              />
            </div>
          </>
        )
      )}
    </div>
  );
}

/** Shows both versions of a value below its field. Nothing where there is one. */
export function Disagreement({
  id,
  path,
  value,
}: {
  id: string;
  path: ValuePath;
  value: SiteValue | undefined;
}) {
  const { refused, conflicts } = useForm();
  const refusal = refused.get(pathKey(path));
  const conflict = conflicts.get(pathKey(path));
  if (!refusal && !conflict) return null;
  return <BothVersions id={id} refusal={refusal} conflict={conflict} value={value} />;
}

/** Whether a form has a field for a value. */
export const hasField = (values: SiteValue, path: ValuePath) => valueAt(values, path) !== undefined;

/** Shows both versions of values for which the form has no field any more. */
export function OtherDisagreements({
  schema,
  values,
  refused,
  conflicts,
}: {
  schema: JsonSchema;
  values: SiteValue;
  refused: RefusedEdit[];
  conflicts: Conflict[];
}) {
  const titleOf = (path: ValuePath) => placeName(schema, values, path);
  return (
    <>
      {refused
        .filter(({ edit, isGone }) => isGone || !hasField(values, edit.path))
        .map((one) => (
          <BothVersions
            // Several entries that are gone may have had the same number.
            key={JSON.stringify(one)}
            // The entry that now has this number is another one.
            title={titleOf(one.isGone ? one.edit.path.slice(0, 1) : one.edit.path)}
            refusal={one}
            value={undefined}
            canUse={!one.isGone && isMap(valueAt(values, one.edit.path.slice(0, -1)))}
          />
        ))}
      {conflicts
        .filter(({ path }) => !hasField(values, path))
        .map((one) => (
          <BothVersions key={pathKey(one.path)} title={titleOf(one.path)} conflict={one} value={undefined} />
        ))}
    </>
  );
}
