import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { mayEdit } from "#contract/desk/roles.ts";
import type { SavedView } from "#contract/desk/saved-views.ts";
import { errorText } from "../../../api/client.ts";
import { useMember, useMemberName } from "../../../api/members.ts";
import { isViewOf, savedViewsQuery } from "../../../api/saved-views.ts";
import { toasts } from "../../../api/toasts.ts";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog.tsx";
import { DialogContent } from "../../../components/ui/Dialog.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { useSavedViewChange, useSavedViewRemoval } from "./use-saved-view-changes.ts";
import { ViewItem } from "./ViewItem.tsx";

/** Renames, shares and deletes views, or gives them the filters of the list. */
export function ManageViews({ filter, onClose }: { filter: InboxFilter; onClose: () => void }) {
  const member = useMember();
  const memberName = useMemberName();
  const views = useQuery(savedViewsQuery).data ?? [];
  const change = useSavedViewChange();
  const removal = useSavedViewRemoval();
  const [deleted, setDeleted] = useState<SavedView | null>(null);
  const { q: _, ...kept } = filter;
  if (deleted) {
    const close = () => {
      removal.reset();
      setDeleted(null);
    };
    return (
      <ConfirmDialog
        open
        onClose={close}
        title={`Delete “${deleted.name}”?`}
        description={
          deleted.isShared
            ? "The view is deleted for everybody. Applications are not changed."
            : "Applications are not changed."
        }
        action="Delete"
        isBusy={removal.isPending}
        error={removal.error ? errorText(removal.error) : undefined}
        onConfirm={() =>
          removal.mutate(deleted.id, {
            onSuccess: () => {
              toasts.add({ title: `“${deleted.name}” is deleted` });
              close();
            },
          })
        }
      />
    );
  }
  const description = ({ memberId, isShared }: SavedView) =>
    memberId === member.id
      ? isShared
        ? "Shared with the team"
        : "Only for you"
      : `Shared by ${memberName(memberId)}`;
  const changeable = views.filter(({ memberId, isShared }) =>
    memberId === member.id ? !isShared || mayEdit(member) : member.role === "owner",
  );
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Views">
        <FormError className="mt-4">{change.error && errorText(change.error)}</FormError>
        {changeable.length === 0 && (
          <p className="mt-4 text-quiet">There are no views that you can change.</p>
        )}
        <ul className="mt-2">
          {changeable.map((view) => (
            <ViewItem
              key={view.id}
              view={view}
              description={description(view)}
              canShare={mayEdit(member)}
              isCurrent={isViewOf(view, kept)}
              onChange={(part) => change.mutate({ id: view.id, version: view.version, ...part })}
              onUseFilters={() =>
                change.mutate(
                  { id: view.id, version: view.version, filter: kept },
                  { onSuccess: () => toasts.add({ title: `“${view.name}” is updated` }) },
                )
              }
              onDelete={() => setDeleted(view)}
              onOpen={onClose}
            />
          ))}
        </ul>
      </DialogContent>
    </Dialog.Root>
  );
}
