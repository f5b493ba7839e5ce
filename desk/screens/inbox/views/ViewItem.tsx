import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { SavedView, SavedViewChange } from "#contract/desk/saved-views.ts";
import { savedViewHref } from "../../../api/saved-views.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { TextField } from "../../../components/ui/TextField.tsx";

type Props = {
  view: SavedView;
  /** Such as `Only for you`. */
  description: string;
  canShare: boolean;
  /** Whether the list has the view's filters already. */
  isCurrent: boolean;
  onChange: (change: Omit<SavedViewChange, "version">) => void;
  onUseFilters: () => void;
  onDelete: () => void;
  onOpen: () => void;
};

function RenameForm({
  view,
  onRename,
  onClose,
}: {
  view: SavedView;
  onRename: (name: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(view.name);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== view.name) onRename(name);
    onClose();
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <TextField
        label="New name"
        required
        maxLength={100}
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="min-w-40 grow"
      />
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="primary">
        Rename
      </Button>
    </form>
  );
}

/** A view in the list of those that the member may change. */
export function ViewItem({ view, description, canShare, isCurrent, onOpen, ...actions }: Props) {
  const { onChange, onUseFilters, onDelete } = actions;
  const [isRenaming, setRenaming] = useState(false);
  const wasRenaming = useRef(false);
  const rename = useRef<HTMLButtonElement>(null);
  // The focus returns to the button that opened the field.
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const { name, isShared } = view;
  return (
    <li className="flex flex-col gap-2 border-b border-hairline py-3">
      {isRenaming ? (
        <RenameForm view={view} onRename={(name) => onChange({ name })} onClose={() => setRenaming(false)} />
      ) : (
        <>
          <p className="min-w-0">
            <Link
              to={savedViewHref(view)}
              className="font-medium underline underline-offset-2 wrap-anywhere"
              onClick={onOpen}
            >
              {name}
            </Link>{" "}
            <span className="text-quiet">{description}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button ref={rename} aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
              Rename
            </Button>
            {canShare && (
              <Button
                aria-label={`${isShared ? "Stop sharing" : "Share"} ${name}`}
                onClick={() => onChange({ isShared: !isShared })}
              >
                {isShared ? "Stop sharing" : "Share"}
              </Button>
            )}
            {!isCurrent && (
              <Button aria-label={`Update to these filters: ${name}`} onClick={onUseFilters}>
                Update to these filters
              </Button>
            )}
            <Button variant="danger" aria-label={`Delete ${name}`} onClick={onDelete}>
              Delete …
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
