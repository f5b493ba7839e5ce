import { isPictureFile } from "#contract/desk/site-items.ts";
import type { SiteChanges } from "#contract/desk/site-publications.ts";
import { toPath, type ValuePath } from "#contract/desk/site-values.ts";
import { useListedFile } from "../../../api/site.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { fileTitle } from "../file-names.ts";
import { type Change, type Draft, DraftChanges } from "./DraftChanges.tsx";
import { PageChanges } from "./PageChanges.tsx";
import { Shortened } from "./Shortened.tsx";

type Mistake = SiteChanges["mistakes"][number];

/** A mistake: a link to its field, or the removal of a picture that no page shows. */
function OneMistake({
  mistake,
  onOpenFile,
  onRemovePicture,
}: { mistake: Mistake } & Pick<Actions, "onOpenFile" | "onRemovePicture">) {
  const { file, field, place, message } = mistake;
  const listed = useListedFile(file);
  const text = `${[listed ? fileTitle(listed) : file, place].filter(Boolean).join(", ")}: ${message}`;
  // A file that is neither can only be renamed or deleted where it was added.
  if (!isPictureFile(file) && listed === undefined) return <li className="wrap-anywhere">{text}</li>;
  if (isPictureFile(file)) {
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
  /** Null for who cannot publish. */
  onChoose: ((file: string, isChosen: boolean) => void) | null;
  /** Not before it is known which drafts have mistakes. */
  canChoose: boolean;
  onOpenFile: (file: string, path?: ValuePath) => void;
  onDiscard: (draft: Draft) => void;
  onDiscardChange: (file: string, change: Change) => void;
  onRemovePicture: (file: string) => void;
};

/** What publishing would change: drafts and who wrote them, mistakes, and the pages as visitors will see them. */
export function ChangeList({
  changes: { drafts, mistakes, pages },
  onChoose,
  ...actions
}: { changes: SiteChanges } & Actions) {
  const title = pages ? "Correct this before you publish it" : "Correct this first";
  // What belongs to a removal is part of it, and is named where something is to be decided.
  const inOrder = drafts.flatMap((draft) => {
    const isShown = ({ follows, conflicts }: Draft) =>
      follows === draft.file && (draft.state !== "removed" || conflicts > 0);
    return draft.follows === null ? [draft, ...drafts.filter(isShown)] : [];
  });
  const chooserOf = ({ file, follows }: Draft) =>
    onChoose && follows === null ? (isChosen: boolean) => onChoose(file, isChosen) : undefined;
  return (
    <div className="flex flex-col gap-5">
      {mistakes.length > 0 && (
        <section aria-label={title} className="flex flex-col gap-1">
          <h3 className="font-medium text-danger">{title}</h3>
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
      {inOrder.map((draft) => (
        <DraftChanges key={draft.file} draft={draft} onChoose={chooserOf(draft)} {...actions} />
      ))}
      {pages && <PageChanges title="What visitors will see" pages={pages} />}
    </div>
  );
}
