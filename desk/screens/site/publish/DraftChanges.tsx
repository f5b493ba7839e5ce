import { IconArrowBackUp } from "@tabler/icons-react";
import { cn } from "#app/components/ui/cn.ts";
import { formatCount } from "#contract/count.ts";
import type { SiteChanges } from "#contract/desk/site-publications.ts";
import { pathKey, type ValuePath } from "#contract/desk/site-values.ts";
import { TimeAgo } from "../../../components/TimeAgo.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { fileTitle } from "../file-names.ts";
import { Shortened } from "./Shortened.tsx";

const pictureStates = { new: "New picture", changed: "Another picture", removed: "The picture is removed" };
const conflictWords = {
  new: "removed from the content folder in the meantime",
  changed: "two versions to choose from",
  removed: "changed in the content folder in the meantime",
};
const fileStates = { new: "New", changed: "The whole file", removed: "Removed" };

/** A file with changes that are not published. */
export type Draft = SiteChanges["drafts"][number];
export type Change = Draft["changes"][number];

/** What a file with changes is called. */
const draftTitle = (draft: Draft) => (draft.isPicture ? draft.title : fileTitle(draft));

/** A change of one value, and the button that discards it. */
function OneChange({ change, onDiscard }: { change: Change; onDiscard: () => void }) {
  const { place: name, author, at } = change;
  return (
    <li className="flex items-center gap-2 text-fine text-quiet">
      <span className="min-w-0">
        {name}: {author}, <TimeAgo time={at} />
      </span>
      <Button
        variant="quiet"
        iconOnly
        className="-mr-2 ml-auto shrink-0"
        title="Discard this change"
        aria-label={`Discard the change to ${name}`}
        onClick={onDiscard}
      >
        <IconArrowBackUp aria-hidden />
      </Button>
    </li>
  );
}

type Props = {
  draft: Draft;
  /** Includes it in what is published, or leaves it out. Without it, it follows another one. */
  onChoose: ((isChosen: boolean) => void) | undefined;
  canChoose: boolean;
  onOpenFile: (file: string, path?: ValuePath) => void;
  onDiscard: (draft: Draft) => void;
  onDiscardChange: (file: string, change: Change) => void;
};

/** What a member has changed in a file, or which picture, and whether it is published. */
export function DraftChanges({ draft, onChoose, canChoose, onOpenFile, onDiscard, onDiscardChange }: Props) {
  const { file, opens, isPicture, follows, state, changes, conflicts, copied, isChosen, takenBack } = draft;
  const title = draftTitle(draft);
  return (
    <section aria-label={title} className={cn("flex flex-col gap-1", follows !== null && "pl-6")}>
      <p className="flex flex-wrap items-center gap-x-2">
        {onChoose ? (
          <label className="flex cursor-pointer items-center gap-2 font-medium">
            <input
              type="checkbox"
              aria-label={`Publish ${title}`}
              checked={isChosen}
              disabled={!canChoose}
              onChange={(event) => onChoose(event.target.checked)}
              className="size-4 shrink-0 cursor-pointer accent-ember"
            />
            {title}
          </label>
        ) : (
          <span className="font-medium">{title}</span>
        )}
        {conflicts > 0 && (
          <span className="text-danger">
            {isPicture ? "the content folder now has another picture" : conflictWords[state]}
          </span>
        )}
        <span className="-mr-3 ml-auto flex">
          {opens && (
            <Button variant="quiet" aria-label={`Open ${title}`} onClick={() => onOpenFile(opens)}>
              Open
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={`Discard the changes to ${title}`}
            onClick={() => onDiscard(draft)}
          >
            Discard
          </Button>
        </span>
      </p>
      {takenBack && follows === null && (
        <p className="text-fine text-accent">
          {takenBack.wasShown ? "Taken back from the site by" : "Taken back before visitors saw it, by"}{" "}
          {takenBack.author}, <TimeAgo time={takenBack.at} />.{" "}
          {onChoose && !isChosen && "It stays a draft unless you choose it."}
          {isChosen && takenBack.wasShown && "Visitors see it again when you publish."}
        </p>
      )}
      {!takenBack && !isChosen && onChoose && <p className="text-fine text-quiet">It stays a draft.</p>}
      {copied.length > 0 && (
        <button
          type="button"
          className="min-h-control w-fit cursor-pointer text-left underline underline-offset-4 pointer-coarse:min-h-touch"
          onClick={() => onOpenFile(file, copied[0])}
        >
          {formatCount(copied.length, "value is", "values are")} still the same as in the original
        </button>
      )}
      {changes.length === 0 && (
        <p className="text-fine text-quiet wrap-anywhere">
          {isPicture ? `${pictureStates[state]} (${file})` : fileStates[state]}
        </p>
      )}
      <Shortened items={changes} className="flex flex-col gap-1">
        {(change) => (
          <OneChange
            key={pathKey(change.path)}
            change={change}
            onDiscard={() => onDiscardChange(file, change)}
          />
        )}
      </Shortened>
    </section>
  );
}
