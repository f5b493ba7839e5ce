import { Fragment } from "react";

/** Text with its line breaks as `<br>`, because the plain-text version is made from the markup and ignores styles. */
export function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and never change places.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
