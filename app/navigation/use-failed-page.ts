import { useEffect, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { navigationFailedEvent } from "./keep-page-on-failure.ts";

/** The page that could not be loaded, until the next navigation begins; null without one. `retry` loads it again. */
export function useFailedPage() {
  const [failedPage, setFailedPage] = useState<string | null>(null);
  const { location: destination } = useNavigation();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new navigation removes the notice of the last one.
  useEffect(() => setFailedPage(null), [destination]);
  useEffect(() => {
    const onFailure = ({ detail }: CustomEvent<string>) => setFailedPage(detail);
    document.addEventListener(navigationFailedEvent, onFailure);
    return () => document.removeEventListener(navigationFailedEvent, onFailure);
  }, []);

  function retry() {
    if (failedPage === null) return;
    // Back and Forward change the address before the page loads; a link changes it afterwards.
    const { pathname, search, hash } = location;
    void navigate(failedPage, { replace: failedPage === pathname + search + hash });
  }
  return { failedPage, retry };
}
