import { dateOf } from "#contract/desk/format-day.ts";
import type { UnmatchedPage } from "#contract/desk/messages.ts";
import type { SignedInMember } from "../../setup/desk.ts";
import { openJob } from "../../setup/jobs.ts";
import type { RunningServer } from "../../setup/server.ts";
import { applyWithPdf, pdf } from "../job-application.ts";
import { attachedPdf, newMail, receiveMails } from "./waiting-mail.ts";

/** What a route is tried with. */
export type Attempt = { server: RunningServer; owner: SignedInMember; author: SignedInMember };
export type RequestDetails = { path: string; body?: unknown };

export const withApplication =
  (suffix = "", body?: () => unknown) =>
  async ({ server }: Attempt): Promise<RequestDetails> => ({
    path: `/api/applications/${await applyWithPdf(server)}${suffix}`,
    body: body?.(),
  });

export const newNote = () => ({ id: crypto.randomUUID(), text: "A note." });
export const newReply = () => ({ id: crypto.randomUUID(), version: 1, subject: "Hello", text: "A reply." });

export const newDraft = () => ({
  replyId: crypto.randomUUID(),
  template: "blank",
  subject: "Hello",
  text: "A draft.",
});

/** An attachment that the author added to what they write. */
export const withReplyFile = async ({ server, author }: Attempt): Promise<RequestDetails> => {
  const url = `${server.deskUrl}/api/applications/${await applyWithPdf(server)}/reply-files?name=cv.pdf`;
  const response = await fetch(url, {
    method: "POST",
    headers: { cookie: author.cookie, "content-type": "application/octet-stream" },
    body: pdf("attachment"),
  });
  return { path: `/api/reply-files/${((await response.json()) as { id: string }).id}` };
};

export const newDecision = () => ({
  id: crypto.randomUUID(),
  version: 1,
  outcome: "declined",
  reasons: [{ id: "one", reason: "A reason." }],
});

/** A time of Stockholm. */
export const localTime = (daysAhead: number) => `${dateOf(Date.now() + daysAhead * 24 * 60 * 60_000)}T12:00`;
export const newInterview = (author: SignedInMember) => ({
  id: crypto.randomUUID(),
  replyId: crypto.randomUUID(),
  version: 1,
  subject: "Times",
  text: "Please choose.",
  durationMinutes: 30,
  place: "https://meet.example/room",
  memberIds: [author.id],
  times: [localTime(30)],
});

/** An interview that the author offered. @returns its path */
export async function withInterview({ server, author }: Attempt): Promise<string> {
  const interview = newInterview(author);
  const path = `/api/applications/${await applyWithPdf(server)}/interviews`;
  await author.request(path, { method: "POST", body: interview });
  return `/api/interviews/${interview.id}`;
}

export const withNote =
  (query: string, body?: unknown) =>
  async ({ server, author }: Attempt): Promise<RequestDetails> => {
    const note = newNote();
    const path = `/api/applications/${await applyWithPdf(server)}/notes`;
    await author.request(path, { method: "POST", body: note });
    return { path: `${path}/${note.id}${query}`, body };
  };

/** An application that the author was asked to read. */
export const withReading =
  (suffix: string, body?: unknown) =>
  async ({ server, owner, author }: Attempt): Promise<RequestDetails> => {
    const path = `/api/applications/${await applyWithPdf(server)}`;
    await owner.request(`${path}/readers`, { method: "POST", body: { memberIds: [author.id] } });
    return { path: `${path}${suffix}`, body };
  };

export const withReply =
  (suffix = "", changes: () => object = () => ({})) =>
  async ({ server, author }: Attempt): Promise<RequestDetails> => {
    const reply = { ...newReply(), ...changes() };
    const path = `/api/applications/${await applyWithPdf(server)}/replies`;
    await author.request(path, { method: "POST", body: reply });
    return { path: `/api/replies/${reply.id}${suffix}` };
  };

/** Two days from now. */
export const scheduled = () => ({
  sendAt: new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 16),
});

/** A mail that waits, with an attachment, and the application that it seems to belong to. */
export const withMessage =
  (suffix: string) =>
  async ({ server, owner }: Attempt): Promise<RequestDetails> => {
    const reference = await applyWithPdf(server);
    const messageId = `<${crypto.randomUUID()}@example.se>`;
    await receiveMails(
      server,
      newMail({ subject: messageId, fromAddress: "asa@example.se", files: [attachedPdf] }),
    );
    const { messages } = (await (await owner.request("/api/messages")).json()) as UnmatchedPage;
    const message = messages.find(({ subject }) => subject === messageId);
    const path =
      suffix === "/files" ? message?.files[0]?.downloadUrl : `/api/messages/${message?.id}${suffix}`;
    return { path: path ?? "", ...(suffix === "/assign" && { body: { reference } }) };
  };

/** A shared view of a form's list. */
export const withView =
  (body?: unknown) =>
  async ({ author }: Attempt): Promise<RequestDetails> => {
    const view = { id: crypto.randomUUID(), name: "Jobs", filter: { form: "career" }, isShared: true };
    await author.request("/api/views", { method: "POST", body: view });
    return { path: `/api/views/${view.id}`, body };
  };

export const withBody = (path: string, body: () => unknown) => async () => ({ path, body: body() });
export const bytes = Buffer.from("unknown").toString("base64url");
export const credential = { id: bytes, rawId: bytes, type: "public-key", clientExtensionResults: {} };

/** Somebody who has sent one application: what is held about them is small. */
export const withPerson =
  (path: string) =>
  async ({ server }: Attempt) => {
    const email = newEmail();
    await applyWithPdf(server, { email });
    return { path, body: { email } };
  };
export const withSender =
  (path: string) =>
  async ({ server }: Attempt) => ({
    path: `${path}?reference=${await applyWithPdf(server, { email: newEmail() })}`,
  });

export const withPosition = (path: string) => async () => ({
  path: `${path}?${new URLSearchParams({ form: "career", position: openJob.form.position })}`,
});

export const newEmail = () => `${crypto.randomUUID()}@studio.example`;

/** A content file that nobody edits. */
export const siteFile = "pages/scale.yaml";
