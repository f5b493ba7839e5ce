import { createBrowserRouter, type RouteObject, redirect } from "react-router";
import { mineHref } from "./api/inbox-filter.ts";
import { DeskError, NotFound, ScreenError } from "./layout/ScreenError.tsx";
import { Shell } from "./layout/Shell.tsx";

/**
 * The screens. Each is loaded when it is first opened, by a function: with an object of functions React Router would show
 * nothing at all when that fails.
 */
const screens: RouteObject[] = [
  {
    index: true,
    loader: ({ request }) => (new URL(request.url).search ? null : redirect(mineHref)),
    lazy: async () => ({ Component: (await import("./screens/inbox/Inbox.tsx")).Inbox }),
  },
  {
    path: "members",
    lazy: async () => ({ Component: (await import("./screens/members/Members.tsx")).Members }),
  },
  {
    path: "activity",
    lazy: async () => ({ Component: (await import("./screens/activity/Activity.tsx")).Activity }),
  },
  {
    path: "applications/:reference",
    lazy: async () => ({ Component: (await import("./screens/application/Application.tsx")).Application }),
  },
  {
    path: "views/:id",
    lazy: async () => ({ Component: (await import("./screens/saved-view/SavedView.tsx")).SavedView }),
  },
  {
    path: "quarantine",
    lazy: async () => ({ Component: (await import("./screens/quarantine/Quarantine.tsx")).Quarantine }),
  },
  {
    path: "pipeline",
    lazy: async () => ({ Component: (await import("./screens/pipeline/Pipeline.tsx")).Pipeline }),
  },
  {
    path: "pipeline/comparison",
    lazy: async () => ({ Component: (await import("./screens/pipeline/Comparison.tsx")).Comparison }),
  },
  { path: "mails", lazy: async () => ({ Component: (await import("./screens/mails/Mails.tsx")).Mails }) },
  {
    path: "unmatched",
    lazy: async () => ({ Component: (await import("./screens/unmatched/Unmatched.tsx")).Unmatched }),
  },
  { path: "person", lazy: async () => ({ Component: (await import("./screens/person/Person.tsx")).Person }) },
  {
    path: "numbers",
    lazy: async () => ({ Component: (await import("./screens/numbers/Numbers.tsx")).Numbers }),
  },
  { path: "site", lazy: async () => ({ Component: (await import("./screens/site/Site.tsx")).Site }) },
  {
    path: "site/publications",
    lazy: async () => ({ Component: (await import("./screens/site/publish/Publications.tsx")).Publications }),
  },
  {
    path: "site/samples",
    lazy: async () => ({ Component: (await import("./screens/site/samples/Samples.tsx")).Samples }),
  },
  { path: "about", lazy: async () => ({ Component: (await import("./screens/about/About.tsx")).About }) },
  {
    path: "account",
    lazy: async () => ({ Component: (await import("./screens/account/Account.tsx")).Account }),
  },
  { path: "*", Component: NotFound },
];

export const router = createBrowserRouter([
  {
    HydrateFallback: () => null,
    ErrorBoundary: DeskError,
    children: [
      {
        path: "/sign-in",
        lazy: async () => ({ Component: (await import("./screens/sign-in/SignIn.tsx")).SignIn }),
      },
      {
        path: "/sign-in/link",
        lazy: async () => ({ Component: (await import("./screens/sign-in/SignInLink.tsx")).SignInLink }),
      },
      {
        path: "/set-up",
        lazy: async () => ({ Component: (await import("./screens/sign-in/SetUp.tsx")).SetUp }),
      },
      // Without a path, so that a failing screen leaves the navigation in place.
      { Component: Shell, children: [{ ErrorBoundary: ScreenError, children: screens }] },
    ],
  },
]);
