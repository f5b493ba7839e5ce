import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { meApi } from "#contract/desk/members.ts";
import { call } from "../../api/call.ts";
import { mineHref } from "../../api/inbox-filter.ts";

const storageKey = "desk-next-page";

/** Whether an address is a path of the desk, and not another site's. */
const isOfDesk = (href: string | null): href is string => href !== null && /^\/(?![/\\])/.test(href);

/**
 * Remembers the page that was asked for, if any, when somebody signs in: a link from a mail opens in another tab. Other
 * tabs may show the sign-in page, too.
 */
export function rememberNextPage(href: string | null) {
  if (isOfDesk(href)) localStorage.setItem(storageKey, href);
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

/**
 * Goes on to the page that was asked for once the member is signed in, as by the link of a mail that opened in another
 * tab: what was being written is kept in this one.
 */
export function useSignInElsewhere(next: string | null) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const goOn = () => {
      queries.clear();
      // A later link, which has asked for no page, must not open this one.
      rememberNextPage(null);
      return navigate(isOfDesk(next) ? next : mineHref, { replace: true });
    };
    function check() {
      if (document.visibilityState === "visible") void call(meApi.read, { signal }).then(goOn, () => {});
    }
    check();
    document.addEventListener("visibilitychange", check, { signal });
    return () => ended.abort();
  }, [queries, navigate, next]);
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
