import { renderToStaticMarkup } from "react-dom/server";
import type { Stages } from "#contract/desk/stages.ts";
import { formatReceived } from "#contract/format-time.ts";
import type { PersonDownload } from "../../submissions/desk/person.ts";
import { ApplicationPart } from "./ApplicationPart.tsx";
import { MessagePart } from "./entries.tsx";

/** The page is opened from a disk: nothing is loaded, and no script runs. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; }
section { margin-top: 3rem; border-top: 1px solid; }
dt, small { font-size: .875rem; opacity: .75; }
dd { margin: 0 0 .75rem; }
dd, blockquote { white-space: pre-wrap; }
blockquote { margin: .25rem 0 1rem; padding-left: 1rem; border-left: 2px solid; }
`;

/**
 * Everything held about a person as one page that needs nothing else: to give to the person.
 * @param members names by id
 */
export function renderPersonPage(
  { email, names, applications, unmatched, files }: PersonDownload,
  { studio, stages, members }: { studio: string; stages: Stages; members: Map<string, string> },
): string {
  const member = (id: string) => members.get(id) ?? "a former colleague";
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width" />
        <title>{`What ${studio} holds about ${email}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <h1>
          What {studio} holds about {names.join(", ") || email}
        </h1>
        <p>
          Everything that came from the address {email} and what was written about it, as of{" "}
          {formatReceived(Date.now())}.
        </p>
        {applications.map((data) => {
          const { reference, form } = data.application;
          const stage = (id: string) => stages[form].find((stage) => stage.id === id)?.label ?? id;
          return <ApplicationPart key={reference} data={data} files={files} names={{ member, stage }} />;
        })}
        {unmatched.length > 0 && <h2>Emails not added to an application</h2>}
        {unmatched.map((message) => (
          <MessagePart key={message.id} message={message} files={files} />
        ))}
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
