import type { SignedInMember } from "../../setup/desk.ts";
import { findRoutes } from "./find-routes.ts";

/** The paths of all routes that are read, without the live stream. */
export const readRoutes = (await findRoutes())
  .filter((route) => route.startsWith("GET ") && !route.endsWith("/live"))
  .map((route) => route.slice("GET ".length));

/** What is looked for: an application, who sent it, the subjects it belongs to, and words that may be found in it. */
export type Sought = { reference: string; emails: string[]; subjects: string[]; words: string[] };

/** What each route that is read needs in its query, in every variant, when a member asks. */
export const queriesOf = (
  { id }: SignedInMember,
  { reference, subjects, words }: Omit<Sought, "emails">,
): Record<string, string[]> => {
  const searches = [...words, reference].map((word) => encodeURIComponent(word));
  return {
    "/api/applications": [
      "",
      "?status=all",
      "?mine=1",
      "?waiting=us",
      ...searches.map((word) => `?q=${word}`),
    ],
    "/api/pipeline": subjects.map((subject) => `?${subject}`),
    "/api/comparison": subjects.map((subject) => `?${subject}`),
    "/api/export": [
      ...["json", "csv"].map((format) => `?format=${format}&status=all`),
      ...searches.map((word) => `?format=csv&q=${word}`),
    ],
    "/api/applications/:reference/free-times": [`?members=${id}&minutes=30`],
    "/api/person": [`?reference=${reference}`],
    "/api/person/download": ["json", "html"].map((format) => `?reference=${reference}&format=${format}`),
  };
};

/** The paths of all routes on which a member reads one of the words. */
export async function pathsWithWords(member: SignedInMember, sought: Sought): Promise<string[]> {
  const found: string[] = [];
  async function look(path: string, response: Response) {
    const text = await response.text();
    if (sought.words.some((word) => text.includes(word))) found.push(path);
  }
  const queries = queriesOf(member, sought);
  for (const route of readRoutes) {
    const filled = route.replace(":reference", sought.reference).replace(":id", member.id);
    for (const query of queries[route] ?? [""])
      await look(filled + query, await member.request(filled + query));
  }
  for (const email of sought.emails) {
    const response = await member.request("/api/person", { method: "POST", body: { email } });
    await look(`/api/person ${email}`, response);
  }
  return found;
}
