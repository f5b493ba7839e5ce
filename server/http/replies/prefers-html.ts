/**
 * What an `Accept` header says of a media type (RFC 9110, 12.5.1): its weight from 0 to 1, and the place of the range
 * it falls under. The most exact range counts, wherever it stands.
 */
function wish(accept: string, type: string) {
  const ranges = accept.split(",").map((range, place) => {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    return { name, weight: Number(weight) || 0, place };
  });
  const [kind] = type.split("/", 1);
  for (const name of [type, `${kind}/*`, "*/*"]) {
    const range = ranges.find((one) => one.name === name);
    if (range) return range;
  }
  return { weight: 0, place: Number.POSITIVE_INFINITY };
}

/**
 * True for a form sent without JavaScript, and for whoever types an address: `Accept` prefers a page to data. Of two
 * that weigh the same, the one named first is preferred; who has no preference gets data.
 */
export function prefersHtml({ headers: { accept = "" } }: { headers: { accept?: string } }): boolean {
  const html = wish(accept, "text/html");
  const json = wish(accept, "application/json");
  if (html.weight !== json.weight) return html.weight > json.weight;
  return html.weight > 0 && html.place < json.place;
}
