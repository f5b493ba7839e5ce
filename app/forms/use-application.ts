import { useCallback, useEffect, useRef, useState } from "react";
import type { PageInput } from "#app/page-input.ts";
import type { ApplicationNotice, ApplicationView } from "#contract/responses.ts";
import { clearCode, readCode, saveCode } from "./application-code.ts";
import { requestApplication } from "./request-application.ts";

type State =
  | { step: "lookup" }
  | { step: "details"; application: ApplicationView; code: string; notice: ApplicationNotice | null }
  | { step: "erased" };

/**
 * Views, corrects, withdraws and erases the application of a code, sets and cancels its interview, and adds what its
 * applicant writes. The tab remembers the code until the application is erased.
 * @param texts error texts where the server did not answer; an application may be erased without an answer
 * @param input what the server answered to the form without scripts
 */
export function useApplication(
  { failed, eraseFailed }: { failed: string; eraseFailed: string },
  onErased: () => void,
  { application, refusedForm }: PageInput,
) {
  const [state, setState] = useState<State>({ step: application === "erased" ? "erased" : "lookup" });
  const [error, setError] = useState(refusedForm?.message ?? "");
  const [isBusy, setBusy] = useState(false);
  /** Receives the focus when a response is shown. */
  const resultElement = useRef<HTMLDivElement>(null);
  const isRequesting = useRef(false);
  const hasResult = useRef(false);

  /** @returns whether it succeeded */
  const run = useCallback(async (request: () => Promise<State>, unanswered: string) => {
    // State changes too late to stop the second click of a double click.
    if (isRequesting.current) return false;
    let isDone = false;
    isRequesting.current = true;
    setBusy(true);
    setError("");
    try {
      setState(await request());
      isDone = true;
    } catch (failure) {
      setError((failure instanceof Error && failure.message) || unanswered);
    }
    isRequesting.current = false;
    hasResult.current = true;
    setBusy(false);
    return isDone;
  }, []);

  useEffect(() => {
    if (isBusy || !hasResult.current) return;
    hasResult.current = false;
    resultElement.current?.focus();
  }, [isBusy]);

  const view = useCallback(
    (code: string) =>
      run(async () => {
        const application = await requestApplication("view", code);
        saveCode(code);
        return { step: "details", application, code, notice: null };
      }, failed),
    [run, failed],
  );
  const change = (
    action: "message" | "correct" | "withdraw" | "interview/choose" | "interview/cancel",
    code: string,
    fields: Record<string, string>,
    notice: ApplicationNotice | null,
  ) =>
    run(async () => {
      try {
        const application = await requestApplication(action, code, fields);
        return { step: "details", application, code, notice };
      } catch (failure) {
        // What it refused may have changed meanwhile, such as the times that are left.
        await requestApplication("view", code).then(
          (application) => setState({ step: "details", application, code, notice: null }),
          () => {},
        );
        throw failure;
      }
    }, failed);
  const write = (code: string, text: string) => change("message", code, { text }, "sent");
  const correct = (code: string, correction: { name: string; value: string }) =>
    change("correct", code, correction, "corrected");
  const chooseTime = (code: string, interview: string, startsAt: string) =>
    change("interview/choose", code, { interview, startsAt }, "interviewChosen");
  const cancelInterview = (code: string, interview: string) =>
    change("interview/cancel", code, { interview }, "interviewCancelled");
  const withdraw = (code: string) => change("withdraw", code, {}, null);
  const erase = (code: string) =>
    run(async () => {
      await requestApplication("erase", code);
      clearCode();
      onErased();
      return { step: "erased" };
    }, eraseFailed);

  // The confirmation mail's link has the code in its fragment, which no server sees. It is removed from the address.
  // The link may also be pasted into the address bar of this open page, during a request, too.
  useEffect(() => {
    if (isBusy) return;
    const openFragment = () => {
      const fragment = location.hash.slice(1);
      // Links in the page, such as the one past the top bar, have the ids of elements.
      if (!fragment || document.getElementById(fragment)) return;
      history.replaceState(history.state, "", location.pathname);
      void view(fragment);
    };
    openFragment();
    addEventListener("hashchange", openFragment);
    return () => removeEventListener("hashchange", openFragment);
  }, [view, isBusy]);
  useEffect(() => {
    const savedCode = readCode();
    if (savedCode) void view(savedCode);
  }, [view]);

  return {
    state,
    error,
    isBusy,
    resultElement,
    view,
    write,
    correct,
    chooseTime,
    cancelInterview,
    withdraw,
    erase,
  };
}
