// First, since it sets the order of the cascade layers.
import "./styles/site.css";
import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { brandColors } from "#brand/colors.ts";
import { readFeedTexts } from "#content-model/feeds.ts";
import { readNotFound } from "#content-model/not-found.ts";
import { readSite } from "#content-model/site.ts";
import fontUrl from "#generated/font/schibsted-grotesk.woff2?url";
import type { Route } from "./+types/root.ts";
import { revealOnScroll } from "./components/effects/reveal.ts";
import { ErrorScreen } from "./components/layout/ErrorScreen.tsx";
import { Footer } from "./components/layout/Footer.tsx";
import { Header } from "./components/layout/Header.tsx";
import { SkipLink } from "./components/layout/SkipLink.tsx";
import { stockholmYear } from "./components/layout/stockholm-year.ts";
import { ClientNavigation } from "./navigation/ClientNavigation.tsx";

export async function loader() {
  const feeds = await readFeedTexts();
  const { name, tagline, address, phone, email, social, navigation, applications, ...site } =
    await readSite();
  return {
    name,
    tagline,
    address,
    phone,
    email: email.general,
    social,
    navigation,
    applications,
    footer: site.footer,
    contactHeading: site.contactHeading,
    smallPrint: site.smallPrint,
    notFound: await readNotFound(),
    feeds: { insights: feeds.insights.title, positions: feeds.positions.title },
    buildYear: stockholmYear(),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>("root");
  const feeds = frame?.feeds;
  const { pathname } = useLocation();
  // Anew on every page: what lies below its first view rises as it is reached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what the path stands for.
  useEffect(revealOnScroll, [pathname]);
  useEffect(() => {
    // Read by app/startup/defer-hydration.ts and by the tests.
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    // The attribute is there before React is, which must not mind.
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Before the first paint: what only script can operate shows where there is script, and moves nothing later. */}
        <script>document.documentElement.dataset.script = "";</script>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brandColors.black} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={feeds?.insights} />
        <link rel="alternate" type="application/rss+xml" href="/careers/feed.xml" title={feeds?.positions} />
        <link
          rel="alternate"
          type="application/feed+json"
          href="/careers/feed.json"
          title={feeds?.positions}
        />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {frame && <Header {...frame} path={pathname} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {frame && <Footer {...frame} />}
        <ClientNavigation />
        <ScrollRestoration />
        {/* HTML only: on the client `<Scripts>` would preload every module again. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof loader>("root");
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`.trim()
    : error instanceof Error
      ? error.message
      : "Unknown error";
  return (
    <>
      <title>{detail}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen detail={detail} notFound={frame?.notFound} />
    </>
  );
}
