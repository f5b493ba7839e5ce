import { MutationObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { DeskApiError } from "./client.ts";
import { queryClient } from "./query-client.ts";
import { toasts } from "./toasts.ts";

test.each([
  ["Nothing was changed", { title: "Nothing was changed", description: "It is gone." }],
  [true as const, { title: "It is gone.", description: undefined }],
])("a mutation that fails says %s, and fetches again what it changes", async (failure, message) => {
  const add = vi.spyOn(toasts, "add").mockReturnValue("");
  const invalidate = vi.spyOn(queryClient, "invalidateQueries");
  const mutation = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(new DeskApiError(409, "It is gone.")),
    meta: { failure, refetch: "views" },
  });
  await expect(mutation.mutate()).rejects.toThrow("It is gone.");
  expect(add).toHaveBeenLastCalledWith(expect.objectContaining(message));
  expect(invalidate).toHaveBeenLastCalledWith({ queryKey: ["views"] });
});
