import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate, useSearchParams } from "react-router";

/**
 * The category in the address (`?category=…`), `all` by default and null before hydration, when the prerendered page
 * shows all; and a function to choose another. The choice shows at once: the address follows after the next paint,
 * because a navigation takes longer than filtering.
 */
export function useCategory(categories: string[]) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const requested = parameters.get("category") ?? "all";
  const inAddress = categories.includes(requested) ? requested : "all";
  const [pending, setPending] = useState<string | null>(null);
  useEffect(() => setPending((current) => (current === inAddress ? null : current)), [inAddress]);
  const category = useSyncExternalStore(
    () => () => {},
    () => pending ?? inAddress,
    () => null,
  );
  function chooseCategory(id: string) {
    setPending(id === inAddress ? null : id);
    const address = id === "all" ? "/portfolio" : `/portfolio?category=${id}`;
    requestAnimationFrame(() => setTimeout(() => navigate(address, { preventScrollReset: true })));
  }
  return [category, chooseCategory] as const;
}
