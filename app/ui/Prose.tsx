/** Running text made from Markdown at build time, in reading measure. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by the build; no visitor's text.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
