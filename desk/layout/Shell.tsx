import { useMutationState, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { formatCount } from "#contract/count.ts";
import { errorText, hasStatus } from "../api/client.ts";
import { mineHref } from "../api/inbox-filter.ts";
import { useLiveChanges } from "../api/live.ts";
import { meQuery, useAccessChanges, useMember } from "../api/members.ts";
import { LoadingFailed } from "../components/Message.tsx";
import { Toasts } from "../components/ui/Toasts.tsx";
import { KeyboardDialogs } from "../keyboard/KeyboardDialogs.tsx";
import { insteadOf } from "../navigation-items.ts";
import { DeskLogo } from "./DeskLogo.tsx";
import { Navigation } from "./Navigation.tsx";
import { PaletteButton } from "./PaletteButton.tsx";
import { PhoneNavigation } from "./PhoneNavigation.tsx";

/** Shown above every screen while the server cannot be reached. */
function ConnectionLostNotice({ isConnectionLost }: { isConnectionLost: boolean }) {
  const waiting = useMutationState({
    filters: { predicate: ({ state, meta }) => state.isPaused && !meta?.isUnnoticed },
  }).length;
  return (
    <div role="status">
      {isConnectionLost && (
        <p className="border-b border-hairline bg-selected px-4 py-2 lg:px-6">
          <strong className="font-bold">Not connected.</strong> What you see may be out of date. It will
          update when the connection is back.
          {waiting > 0 &&
            ` ${formatCount(waiting, "change is", "changes are")} waiting to be saved: please leave this tab open.`}
        </p>
      )}
    </div>
  );
}

/** Navigation and screen. The connection for live changes lasts as long as this is shown. */
function Desk() {
  const { isConnectionLost } = useLiveChanges();
  return (
    <div className="grid h-dvh grid-rows-[1fr_auto] md:grid-cols-[auto_1fr] md:grid-rows-1">
      <Navigation>
        <DeskLogo className="h-control px-2.5 max-lg:justify-center max-lg:px-0" />
        <PaletteButton />
      </Navigation>
      <main className="flex min-h-0 min-w-0 flex-col">
        <ConnectionLostNotice isConnectionLost={isConnectionLost} />
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <PhoneNavigation />
      <Toasts />
      <KeyboardDialogs />
    </div>
  );
}

/** The desk of the signed-in member. Another one, who signs in in another tab, begins anew. */
function SignedIn() {
  useAccessChanges();
  return <Desk key={useMember().id} />;
}

/** The frame of every screen. Visitors who are not signed in are sent to the sign-in page and come back afterwards. */
export function Shell() {
  const me = useQuery(meQuery);
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (me.data && !wasSignedIn) setWasSignedIn(true);
  if (hasStatus(me.error, 401)) {
    const next = pathname + search;
    const to = `/sign-in${next === mineHref ? "" : `?${new URLSearchParams({ next })}`}`;
    return <Navigate replace to={to} state={{ wasSignedIn }} />;
  }
  if (me.data) {
    const instead = insteadOf(pathname, me.data.member);
    return instead === null ? <SignedIn /> : <Navigate replace to={instead} />;
  }
  if (me.error) {
    return (
      <main>
        <LoadingFailed isInset reason={errorText(me.error)} onRetry={() => void me.refetch()} />
      </main>
    );
  }
  return <p className="sr-only">Loading …</p>;
}
