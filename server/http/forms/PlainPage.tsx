import type { ReactNode } from "react";

/** A link that leads on from an error. */
export type NextLink = { href: string; label: string };

type PlainPageProps = { title: string; message: string; nextLink: NextLink; children?: ReactNode };

/** An error where no built page can show it: what happened, and a link that leads on. */
export function PlainPage({ title, message, nextLink, children }: PlainPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p role="alert">{message}</p>
          <p>
            <a href={nextLink.href}>{nextLink.label}</a>
          </p>
          {children}
        </main>
      </body>
    </html>
  );
}
