import { type Access, accessOf } from "#contract/desk/access.ts";
import type { NewSavedView, SavedView, SavedViewChange } from "#contract/desk/saved-views.ts";
import { ConflictError, NotAllowedError, NotFoundError } from "../../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import type { SavedViewTable } from "../../../store/repositories/saved-views.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Store } from "../../../store/store.ts";
import { seenPositions } from "../members/ventures.ts";

const maxViews = 100;

const toSavedView = ({ filter, isShared, ...view }: SavedViewTable): SavedView => ({
  ...view,
  filter: JSON.parse(filter),
  isShared: isShared === 1,
});

/** Whether a view lists what a member may see. Guests of single positions are told of no other lists of the team. */
function concerns({ forms }: Access, positions: string[], { form, position }: SavedView["filter"]): boolean {
  if (forms.includes(form ?? "career")) return true;
  if (position !== undefined) return positions.includes(position);
  return form === undefined && forms.length > 0;
}

/** The views among these that are the member's own, or shared and concern them. */
async function viewsSeenBy(store: Pick<Store, "inbox">, member: ActingMember, views: SavedView[]) {
  const access = accessOf(member);
  const positions = await seenPositions(store, access);
  return views.filter(
    ({ memberId, isShared, filter }) =>
      memberId === member.id || (isShared && concerns(access, positions, filter)),
  );
}

/** A member's own views and the shared ones that concern them, by name. */
export async function listSavedViews(
  store: Pick<Store, "savedViews" | "inbox">,
  member: ActingMember,
): Promise<SavedView[]> {
  const views = (await store.savedViews.list(member.id)).map(toSavedView);
  return (await viewsSeenBy(store, member, views)).sort(
    (a, b) => a.name.localeCompare(b.name, "sv") || (a.id < b.id ? -1 : 1),
  );
}

/**
 * A view that the member may change: their own, or as an owner a shared one. Readers change no shared one, because others
 * have it too.
 * @throws NotFoundError when they do not see it; NotAllowedError
 */
async function findChangeable(
  repositories: Pick<Repositories, "savedViews" | "inbox">,
  member: ActingMember,
  id: string,
): Promise<SavedView> {
  const stored = await repositories.savedViews.find(id);
  const [view] = await viewsSeenBy(repositories, member, stored ? [toSavedView(stored)] : []);
  if (!view) throw new NotFoundError("This view was deleted, or is not shared with you.");
  if (view.memberId !== member.id && member.role !== "owner")
    throw new NotAllowedError(
      "Only the member who saved this view, or an administrator, can change or delete it.",
    );
  if (view.isShared) requireEditor(member);
  return view;
}

/**
 * Saves a view; the same id stores one.
 * @throws NotAllowedError when a reader shares it; ConflictError when the member has too many, or the id is another's
 */
export async function addSavedView(
  store: Pick<Store, "transaction">,
  member: ActingMember,
  { id, name, filter, isShared }: NewSavedView,
): Promise<SavedView> {
  if (isShared) requireEditor(member);
  return store.transaction(async ({ savedViews, changes }) => {
    const own = (await savedViews.list(member.id)).filter(({ memberId }) => memberId === member.id);
    const earlier = own.find((view) => view.id === id);
    if (earlier) return toSavedView(earlier);
    if (own.length >= maxViews)
      throw new ConflictError(`You have ${maxViews} saved views. Please delete one first.`);
    const view = { id, memberId: member.id, name, filter, isShared, version: 1 };
    const stored = { ...view, filter: JSON.stringify(filter), isShared: isShared ? 1 : 0 };
    if (!(await savedViews.insert(stored))) throw new ConflictError("Another view has this id.");
    await changes.add({ kind: "views" });
    return view;
  });
}

/**
 * Renames a view, shares it or not, or gives it other filters.
 * @throws as `findChangeable` and `addSavedView` do; ConflictError when it is of another version by now
 */
export async function changeSavedView(
  store: Pick<Store, "transaction">,
  member: ActingMember,
  id: string,
  { version, name, filter, isShared }: SavedViewChange,
): Promise<SavedView> {
  if (isShared) requireEditor(member);
  return store.transaction(async (repositories) => {
    const view = await findChangeable(repositories, member, id);
    const change = {
      ...(name !== undefined && { name }),
      ...(filter && { filter: JSON.stringify(filter) }),
      ...(isShared !== undefined && { isShared: isShared ? 1 : 0 }),
    };
    if (!(await repositories.savedViews.change(id, version, change)))
      throw new ConflictError(
        `Somebody changed this view in the meantime: it is called “${view.name}” now. Please look at it and try again.`,
      );
    await repositories.changes.add({ kind: "views" });
    const changed = await repositories.savedViews.find(id);
    return changed ? toSavedView(changed) : view;
  });
}

/** Deletes a view. @throws as `findChangeable` does */
export function deleteSavedView(
  store: Pick<Store, "transaction">,
  member: ActingMember,
  id: string,
): Promise<void> {
  return store.transaction(async (repositories) => {
    await findChangeable(repositories, member, id);
    await repositories.savedViews.delete(id);
    await repositories.changes.add({ kind: "views" });
  });
}
