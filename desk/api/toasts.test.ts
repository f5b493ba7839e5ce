import { expect, test, vi } from "vitest";
import { undoWindowMs } from "#contract/desk/replies.ts";
import { closeOverdue, toastUndo, undoLast } from "./toasts.ts";

test("who comes back after the time for it undoes nothing", () => {
  vi.useFakeTimers();
  try {
    const undone: string[] = [];
    toastUndo("Archived", () => undone.push("archived"));
    vi.advanceTimersByTime(undoWindowMs - 1_000);
    toastUndo("Moved", () => undone.push("moved"));
    vi.advanceTimersByTime(1_000);
    closeOverdue();
    undoLast();
    expect(undone).toEqual(["moved"]);
    undoLast();
    expect(undone).toEqual(["moved"]);
  } finally {
    vi.useRealTimers();
  }
});
