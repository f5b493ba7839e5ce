import type { ServerData } from "#contract/server-data.ts";

type PlainPageProps = {
  message: string;
  backHref: string;
  values: string[];
  labels: ServerData["formRejected"];
};

/** Fallback when the form's page is not known: the message, what was typed, and a link back. */
export function PlainPage({ message, backHref, values, labels }: PlainPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{labels.title}</title>
      </head>
      <body>
        <main>
          <h1>{labels.title}</h1>
          <p role="alert">{message}</p>
          <p>
            <a href={backHref}>{labels.back}</a>
          </p>
          {values.length > 0 && <h2>{labels.enteredValues}</h2>}
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: values may be equal and never change places.
            <pre key={index}>{value}</pre>
          ))}
        </main>
      </body>
    </html>
  );
}
