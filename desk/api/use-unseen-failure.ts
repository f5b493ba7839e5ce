import { useEffect, useRef } from "react";
import { errorText } from "./client.ts";
import { toastError } from "./toasts.ts";

/**
 * For a form that shows why it was refused: tells it in a message when the form has been closed meanwhile.
 * @returns what takes the error, if there is one, once everything has been fetched again, and the title of the message
 */
export function useUnseenFailure(): (error: Error | null, title: string) => void {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (error, title) => {
    if (error && !isShown.current) toastError(title, errorText(error));
  };
}
