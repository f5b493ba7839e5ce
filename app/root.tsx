// First, since it sets the order of the cascade layers.
import "./styles/site.css";
import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { brandColors } from "#brand/colors.ts";
import { readFeedTexts } from "#content-model/feeds.ts";
import { readNotFound } from "#content-model/not-found.ts";
import { companyDetails, readSite } from "#content-model/site.ts";
import fontUrl from "#generated/font/schibsted-grotesk.woff2?url";
import pageScriptUrl from "#generated/startup/page.js?url";
import type { Route } from "./+types/root.ts";
import { ErrorScreen } from "./components/layout/ErrorScreen.tsx";
import { Footer } from "./components/layout/Footer.tsx";
import { Header } from "./components/layout/Header.tsx";
import { OfflineNotice } from "./components/layout/OfflineNotice.tsx";
import { PageScript } from "./components/layout/PageScript.tsx";
import { SkipLink } from "./components/layout/SkipLink.tsx";
import { stockholmYear } from "./components/layout/stockholm-year.ts";
import { SampleNote } from "./components/ui/sample-note.ts";
import { usePageInput } from "./page-input.ts";
import { routeNeedsApp } from "./routes-with-app.ts";
import { speculationRules } from "./speculation-rules.ts";
import { startScript } from "./start-script.ts";

export async function loader() {
  const [site, notFound, feeds] = await Promise.all([readSite(), readNotFound(), readFeedTexts()]);
  return {
    name: site.name,
    tagline: site.tagline,
    companyDetails: companyDetails(site),
    address: site.address,
    phone: site.phone,
    email: site.email.general,
    social: site.social,
    navigation: site.navigation,
    applications: site.applications,
    footer: site.footer,
    contactHeading: site.contactHeading,
    smallPrint: site.smallPrint,
    sampleNote: site.sampleNote,
    notFound,
    feeds: { insights: feeds.insights.title, positions: feeds.positions.title },
    buildYear: stockholmYear(),
  };
}

/** Whether this page needs the app. While developing every page has it, which shows changes at once. */
function useNeedsApp(): boolean {
  const page = useMatches().at(-1);
  return import.meta.env.DEV || (page !== undefined && routeNeedsApp(page));
}

const loadPageScript = () => import("./page-script/page.ts");

export function Layout({ children }: { children: ReactNode }) {
  const needsApp = useNeedsApp();
  const isAnswer = usePageInput().hasApp === false;
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  useEffect(() => {
    // Read by app/startup/defer-hydration.ts and by the tests.
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    // Scripts set attributes before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Before the first paint, so that controls which need scripts are visible from the start. */}
        {!isAnswer && <script>{startScript}</script>}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brandColors.black} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={data?.feeds.insights} />
        <link
          rel="alternate"
          type="application/rss+xml"
          href="/careers/feed.xml"
          title={data?.feeds.positions}
        />
        <link
          rel="alternate"
          type="application/feed+json"
          href="/careers/feed.json"
          title={data?.feeds.positions}
        />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <SampleNote value={data?.sampleNote ?? ""}>
          <SkipLink />
          {data && <Header {...data} path={pathname} />}
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {data && <Footer {...data} path={pathname} />}
        </SampleNote>
        {data && <OfflineNotice {...data.notFound.failed} />}
        {!isAnswer && <PageScript src={pageScriptUrl} load={loadPageScript} />}
        {!isAnswer && (
          // The browser has read them before the app starts, which therefore does not carry them.
          <script type="speculationrules" suppressHydrationWarning>
            {import.meta.env.SSR ? speculationRules() : ""}
          </script>
        )}
        {/* HTML only: in the browser `<Scripts>` would preload every module again. */}
        {import.meta.env.SSR && needsApp && !isAnswer && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** The error screen's description of an error: the status of a failed response, or the error's message. */
function errorDetail(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Unknown error";
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = useRouteLoaderData<typeof loader>("root")?.notFound;
  const detail = errorDetail(error);
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{detail}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen detail={detail} text={isNotFound ? notFound?.text : undefined} links={notFound?.links} />
    </>
  );
}
