import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { mineHref } from "../../api/inbox-filter.ts";

const storageKey = "desk-next-page";

/** Remembers the page that was asked for, if any; a link from a mail opens in another tab. */
export function rememberNextPage(href: string | null) {
  // Only a path of the desk, never another site's address.
  if (href && /^\/(?![/\\])/.test(href)) localStorage.setItem(storageKey, href);
  else localStorage.removeItem(storageKey);
}

/** The address of the sign-in page, for who goes on to the page that they asked for before. */
export function signInHref() {
  const next = localStorage.getItem(storageKey);
  return next === null ? "/sign-in" : `/sign-in?${new URLSearchParams({ next })}`;
}

/** The page to open after sign-in, once: what the member has to do, unless another was asked for. */
function takeNextPage() {
  const href = localStorage.getItem(storageKey) ?? mineHref;
  localStorage.removeItem(storageKey);
  return href;
}

/** Calls a route that signs in, then opens the page that was asked for. */
export function useSignIn<Body>(signIn: (body: Body) => Promise<unknown>) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: signIn,
    onSuccess: async () => {
      // Nothing of an earlier session stays.
      queries.clear();
      await navigate(takeNextPage(), { replace: true });
    },
  });
}
