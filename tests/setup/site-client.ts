import type { SiteFile } from "#contract/desk/site.ts";
import type { SiteChanges } from "#contract/desk/site-publications.ts";
import type { SignedInMember } from "./desk.ts";
import type { RunningServer } from "./server.ts";

/** What a member does in the site's editor, as requests. */
export function siteClient({ request, cookie }: SignedInMember, { deskUrl }: RunningServer) {
  const send = (file: string, edits: unknown[]) =>
    request("/api/site/file", { method: "PATCH", body: { file, edits } });
  const post = (url: string, body: unknown) => request(`/api/site/${url}`, { method: "POST", body });
  /** All drafts. Unlike `changes`, it renders nothing. */
  const drafts = async (): Promise<SiteChanges["drafts"]> =>
    (await (await request("/api/site/drafts")).json()).drafts;
  /** @param without the drafts that are not chosen; by default those that are not finished */
  const changes = async (without?: string[]): Promise<SiteChanges> => {
    const others = without ? (await drafts()).filter(({ file }) => !without.includes(file)) : [];
    return (await post("changes", { with: others.map(({ file }) => file), without })).json();
  };
  return {
    send,
    changes,
    drafts,
    open: async (file: string): Promise<SiteFile> =>
      (await request(`/api/site/file?${new URLSearchParams({ path: file })}`)).json(),
    /** @param field names of fields and indexes with dots between them */
    set: (file: string, field: string, before: unknown, value: unknown) =>
      send(file, [{ kind: "set", path: field.split("."), before, value }]),
    discard: (file: string) =>
      request(`/api/site/file?${new URLSearchParams({ path: file })}`, { method: "DELETE" }),
    /** Publishes all drafts. */
    async publish(note = "") {
      const { parent, content, drafts } = await changes([]);
      const versions = Object.fromEntries(drafts.map(({ file, version }) => [file, version]));
      return request("/api/site/publications", {
        method: "POST",
        body: { parent, content, drafts: versions, note },
      });
    },
    preview: async (url: string) => (await request(`/api/site/preview${url}`)).text(),
    post,
    /** Sends a picture. @param path with its query, such as `pictures?file=people/anna.yaml&name=anna` */
    upload: (path: string, bytes: Uint8Array) =>
      fetch(`${deskUrl}/api/site/${path}`, {
        method: "POST",
        headers: { cookie, "content-type": "application/octet-stream" },
        body: Buffer.from(bytes),
      }),
  };
}
