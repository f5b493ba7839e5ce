import type { HTMLElement } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ApplicationDetails } from "#app/components/sections/ApplicationDetails.tsx";
import { ApplicationErased } from "#app/components/sections/ApplicationErased.tsx";
import { EraseApplicationForm } from "#app/components/sections/EraseApplicationForm.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { formatReceived } from "#contract/format-time.ts";
import type { ApplicationView } from "#contract/responses.ts";
import type { ServerData } from "#contract/server-data.ts";
import { type HtmlPage, parseBuiltPage, toHtmlPage } from "../pages/html-page.ts";

const pagePath = "/your-application";

type Labels = ServerData["yourApplication"];

/** A link that holds the file itself, because nothing a person sent has an address of its own. */
function DownloadLink({
  label,
  name,
  type,
  base64,
}: {
  label: string;
  name: string;
  type: string;
  base64: string;
}) {
  return (
    <Button variant="secondary" download={name} href={`data:${type};base64,${base64}`}>
      {label}
    </Button>
  );
}

/** An application with its downloads and the form that erases it. */
function ApplicationWithActions({
  view,
  code,
  labels,
}: {
  view: ApplicationView;
  code: string;
  labels: Labels;
}) {
  const { reference, formType, receivedAt, stage, fields, file } = view;
  // Without the file's content, which has a link of its own.
  const json = { ...view, file: file && { name: file.name, type: file.type, size: file.size } };
  return (
    <>
      <ApplicationDetails
        application={{
          reference,
          formType,
          receivedAt: formatReceived(receivedAt),
          stage,
          fields,
          fileName: file?.name,
        }}
        labels={labels}
      >
        <DownloadLink
          label={labels.downloadData}
          name={`${reference}.json`}
          type="application/json"
          base64={Buffer.from(JSON.stringify(json, null, 2)).toString("base64")}
        />
        {file && (
          <DownloadLink label={labels.downloadFile} name={file.name} type={file.type} base64={file.content} />
        )}
      </ApplicationDetails>
      <EraseApplicationForm action="/api/application/erase" code={code} labels={labels} />
    </>
  );
}

/**
 * The application's pages for visitors without JavaScript: the built page with the application, or the notice that it
 * was erased, in the place of its form.
 * @param clientFolder the folder of the built pages
 */
export function applicationPages(clientFolder: string, labels: Labels) {
  function pageWith(content: ReactElement): HTMLElement {
    const document = parseBuiltPage(clientFolder, pagePath);
    const form = document?.querySelector("form[data-form]");
    if (!document || !form) throw new Error(`The page ${pagePath} has not been built`);
    form.replaceWith(renderToStaticMarkup(content));
    return document;
  }
  return {
    details: (view: ApplicationView, code: string): HtmlPage =>
      toHtmlPage(pageWith(<ApplicationWithActions view={view} code={code} labels={labels} />)),
    erased(): HtmlPage {
      const document = pageWith(<ApplicationErased title={labels.gone} description={labels.goneText} />);
      // It says what one can do with an application.
      document.querySelector("main aside")?.remove();
      return toHtmlPage(document);
    },
  };
}
