import { useMutation } from "@tanstack/react-query";
import { type NewSavedView, type SavedViewChange, savedViewApi } from "#contract/desk/saved-views.ts";
import { call } from "../../../api/call.ts";

/** Saves a view. */
export function useNewSavedView() {
  return useMutation({
    mutationFn: (body: NewSavedView) => call(savedViewApi.add, { body }),
    meta: { refetch: "views" },
  });
}

/** Renames a view, shares it or not, or gives it other filters. */
export function useSavedViewChange() {
  return useMutation({
    mutationFn: ({ id, ...body }: SavedViewChange & { id: string }) =>
      call(savedViewApi.change, { params: { id }, body }),
    meta: { refetch: "views" },
  });
}

/** Deletes a view. */
export function useSavedViewRemoval() {
  return useMutation({
    mutationFn: (id: string) => call(savedViewApi.remove, { params: { id } }),
    meta: { refetch: "views" },
  });
}
