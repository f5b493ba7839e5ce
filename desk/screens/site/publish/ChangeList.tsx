import { IconArrowBackUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { SiteChanges } from "#contract/desk/site-publications.ts";
import { siteFilesQuery } from "../../../api/site.ts";
import { TimeAgo } from "../../../components/TimeAgo.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { fileTitle } from "../file-names.ts";
import { labelOf } from "../form/json-schema.ts";
import { type Path, toPath } from "../form/local-edits.ts";
import { PageChanges } from "./PageChanges.tsx";
import { Shortened } from "./Shortened.tsx";

const pictureStates = { new: "New picture", changed: "Another picture", removed: "The picture is removed" };
const fileStates = { new: "New", changed: "The whole file", removed: "Removed" };

/** A file with changes that are not published. */
export type Draft = SiteChanges["drafts"][number];
type Change = Draft["changes"][number];

/** A change of one value, and the button that discards it. */
function OneChange({ change, onDiscard }: { change: Change; onDiscard: () => void }) {
  const { path, author, at } = change;
  const name = path.map((key) => labelOf(key)).join(", ");
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
        aria-label={`Discard the change of ${name}`}
        onClick={onDiscard}
      >
        <IconArrowBackUp aria-hidden />
      </Button>
    </li>
  );
}

/** What a member has changed in a file, or which picture. */
function DraftChanges({ draft, onOpenFile, onDiscard, onDiscardChange }: { draft: Draft } & Actions) {
  const { file, title, opens, isPicture, state, changes, conflicts } = draft;
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">{title}</span>
        {conflicts > 0 && (
          <span className="text-danger">
            {isPicture ? "the content folder has another picture now" : "two versions to choose from"}
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
            aria-label={`Discard the changes of ${title}`}
            onClick={() => onDiscard(draft)}
          >
            Discard
          </Button>
        </span>
      </p>
      {changes.length === 0 && (
        <p className="text-fine text-quiet wrap-anywhere">
          {isPicture ? `${pictureStates[state]} (${file})` : fileStates[state]}
        </p>
      )}
      <Shortened items={changes} className="flex flex-col gap-1">
        {(change) => (
          <OneChange
            key={change.path.join(".")}
            change={change}
            onDiscard={() => onDiscardChange(file, change)}
          />
        )}
      </Shortened>
    </section>
  );
}

type Mistake = SiteChanges["mistakes"][number];

/** A mistake: a link to its field, or the removal of a picture that no page shows. */
function OneMistake({ mistake, onOpenFile, onRemovePicture }: { mistake: Mistake } & Actions) {
  const { file, field, message } = mistake;
  const listed = useQuery(siteFilesQuery).data?.files.find((one) => one.file === file);
  const labels = field ? toPath(field).map((key) => labelOf(key)) : [];
  const text = `${[listed ? fileTitle(listed) : file, ...labels].join(", ")}: ${message}`;
  if (!/\.(md|yaml)$/.test(file)) {
    return (
      <li className="flex items-center gap-2">
        <span className="wrap-anywhere">{text}</span>
        <Button
          className="ml-auto shrink-0"
          aria-label={`Remove the picture ${file}`}
          onClick={() => onRemovePicture(file)}
        >
          Remove it
        </Button>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="cursor-pointer text-left underline wrap-anywhere"
        onClick={() => onOpenFile(file, field ? toPath(field) : undefined)}
      >
        {text}
      </button>
    </li>
  );
}

type Actions = {
  onOpenFile: (file: string, path?: Path) => void;
  onDiscard: (draft: Draft) => void;
  onDiscardChange: (file: string, change: Change) => void;
  onRemovePicture: (file: string) => void;
};

/** What publishing would change: drafts and who wrote them, mistakes, and the pages as visitors will see them. */
export function ChangeList({
  changes: { drafts, mistakes, pages },
  ...actions
}: { changes: SiteChanges } & Actions) {
  return (
    <div className="flex flex-col gap-5">
      {mistakes.length > 0 && (
        <section aria-label="To correct first" className="flex flex-col gap-1">
          <h3 className="font-medium text-danger">To correct first</h3>
          <Shortened items={mistakes} className="flex flex-col gap-1">
            {(mistake) => (
              <OneMistake
                key={mistake.file + mistake.field + mistake.message}
                mistake={mistake}
                {...actions}
              />
            )}
          </Shortened>
        </section>
      )}
      {drafts.map((draft) => (
        <DraftChanges key={draft.file} draft={draft} {...actions} />
      ))}
      {pages && <PageChanges pages={pages} />}
    </div>
  );
}
