import { useMutation } from "@tanstack/react-query";
import { type NewSavedView, type SavedViewChange, savedViewApi } from "#contract/desk/saved-views.ts";
import { call } from "../../../api/call.ts";
import { useRefetch } from "../../../api/refetch.ts";

/** Saves a view. */
export function useNewSavedView() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (body: NewSavedView) => call(savedViewApi.add, { body }),
    onSettled: () => refetch("views"),
  });
}

/** Renames a view, shares it or not, or gives it other filters. */
export function useSavedViewChange() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ id, ...body }: SavedViewChange & { id: string }) =>
      call(savedViewApi.change, { params: { id }, body }),
    onSettled: () => refetch("views"),
  });
}

/** Deletes a view. */
export function useSavedViewRemoval() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (id: string) => call(savedViewApi.remove, { params: { id } }),
    onSettled: () => refetch("views"),
  });
}
