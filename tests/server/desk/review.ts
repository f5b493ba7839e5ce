import type { Application, Reply } from "#contract/desk/application.ts";
import type { ApplicationChange, ApplicationChangeResult, InboxPage } from "#contract/desk/inbox.ts";
import type { SignedInMember } from "../../setup/desk.ts";

/** The body of an answer that must be 200. */
async function body<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json() as Promise<Body>;
}

/** One page of a member's inbox. @param query such as `form=career&late=1` */
export const inbox = async (member: SignedInMember, query = ""): Promise<InboxPage> =>
  body(await member.request(`/api/applications?${query}`));

/** References of a member's inbox, newest first. */
export async function references(member: SignedInMember, query = ""): Promise<string[]> {
  const { applications } = await inbox(member, query);
  return applications.map(({ reference }) => reference);
}

/** Reads an application, which leaves it unread. */
export const read = async (member: SignedInMember, reference: string): Promise<Application> =>
  body(await member.request(`/api/applications/${reference}`));

/** Opens an application, which marks it as read. */
export async function open(member: SignedInMember, reference: string): Promise<Application> {
  const { status } = await member.request(`/api/applications/${reference}/open`, { method: "POST" });
  if (status !== 204) throw new Error(`Opening ${reference} was answered with ${status}`);
  return read(member, reference);
}

/** Opens an application. @returns the replies to it */
export const repliesTo = async (member: SignedInMember, reference: string): Promise<Reply[]> =>
  (await open(member, reference)).replies;

/** Changes applications that are of version 1 unless another is given. */
export async function change(
  member: SignedInMember,
  targets: string[],
  change: ApplicationChange["change"],
  version = 1,
): Promise<ApplicationChangeResult["results"]> {
  const answer = await member.request("/api/applications", {
    method: "PATCH",
    body: { targets: targets.map((reference) => ({ reference, version })), change },
  });
  return (await body<ApplicationChangeResult>(answer)).results;
}

/** Adds a note. */
export const addNote = (member: SignedInMember, reference: string, text: string, id = crypto.randomUUID()) =>
  member.request(`/api/applications/${reference}/notes`, { method: "POST", body: { id, text } });
